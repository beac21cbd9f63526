import { z } from "zod";

function notRead() {
  return z.unknown().optional().meta({ type: "string", description: "Not read: names are the catalogue's." });
}

/** What a call that names a track may bring beside its id. */
export const trackFields = {
  track_name: notRead(),
  artist_name: notRead(),
  album_name: notRead(),
  album_id: z
    .string()
    .min(1)
    .max(200)
    .nullish()
    .meta({ description: "Where to look for a track that nobody has seen yet." }),
};
