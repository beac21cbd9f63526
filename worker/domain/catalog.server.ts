import { selectOwnReviewsByName } from "#db/queries/catalog.ts";
import { selectUserReviews } from "#db/queries/reviews.ts";
import type { Ctx } from "../context.server.ts";
import { requireViewer } from "./auth.server.ts";
import type { CatalogSort } from "./catalog.schema.ts";
import type { Review } from "./dto.ts";
import type { Paging } from "./paging.schema.ts";
import { toReviews } from "./review-dto.server.ts";

/** The viewer's own. @throws DomainError unauthenticated */
export async function listOwnReviews(ctx: Ctx, { sort, ...page }: Paging & { sort: CatalogSort }): Promise<Review[]> {
  const { id: userId } = await requireViewer(ctx);

  const rows =
    sort === "albumName" || sort === "artistName"
      ? await selectOwnReviewsByName(ctx.db, userId, { order: sort, ...page })
      : await selectUserReviews(ctx.db, userId, { userId, order: sort, ...page });

  return toReviews(rows);
}
