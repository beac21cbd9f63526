import { grooveReviews } from "./reviews-grooves.ts";
import { guitarReviews } from "./reviews-guitars.ts";
import { machineReviews } from "./reviews-machines.ts";
import { rapReviews } from "./reviews-rap.ts";
import { rootsReviews } from "./reviews-roots.ts";
import { stageReviews } from "./reviews-stage.ts";
import { worldReviews } from "./reviews-world.ts";
import type { ReviewsOfRecord } from "./written-review.ts";

export const writtenReviews: readonly ReviewsOfRecord[] = [
  ...guitarReviews,
  ...machineReviews,
  ...stageReviews,
  ...rootsReviews,
  ...worldReviews,
  ...grooveReviews,
  ...rapReviews,
];
