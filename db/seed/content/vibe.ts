import type { VIBES } from "#worker/domain/reviews.schema.ts";

export type Vibe = (typeof VIBES)[number];
