import type { NotificationRecord } from "#db/queries/notifications.ts";
import { isoTime, type Notification } from "./dto.ts";
import { userSummary } from "./user-dto.server.ts";

/** `actor` is whoever came last of those who may be seen; nobody where moderation speaks. */
export function toNotification({ line, actor }: NotificationRecord): Notification {
  return {
    id: line.id,
    notification_type: line.notificationType,
    entity_type: line.entityType,
    entity_id: line.entityId,
    // The comment is gone from where the line leads.
    comment_id: line.notificationType === "content_removed" ? null : line.commentId,
    entity_title: line.entityTitle,
    is_read: line.isRead,
    created_at: isoTime(line.createdAt),
    additional_count: Math.max(0, line.actorsCount - 1),
    actor: actor.id === null ? null : userSummary(actor),
  };
}
