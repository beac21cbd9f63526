import { z } from "zod";

/** The artist is named, and nothing else of it is believed: what others will read comes from the catalogue alone. */
export const CreateArtistSchema = z.object({ spotify_id: z.string().min(1).max(200) });
export const UpdateArtistSchema = z.object({});
