import type { PostRecord } from "#db/queries/posts.ts";
import { isoTime, isoTimeOrNull, type Post } from "./dto.ts";
import { imageUrl, userSummary } from "./user-dto.server.ts";

export function toPost({ post, author, isLiked }: PostRecord): Post {
  return {
    id: post.id,
    user_id: post.userId,
    user: userSummary(author),
    content: post.content,
    image_url: imageUrl(post.imageKey),
    topic_type: post.topicType,
    topic_id: post.topicId,
    topic_name: post.topicName,
    topic_image_url: post.topicImageUrl,
    likes_count: post.likesCount,
    comments_count: post.commentsCount,
    isLikedByCurrentUser: isLiked,
    created_at: isoTime(post.createdAt),
    removed_at: isoTimeOrNull(post.removedAt),
  };
}

export function toPosts(rows: PostRecord[]): Post[] {
  return rows.map(toPost);
}
