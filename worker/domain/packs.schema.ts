import { z } from "zod";
import { optionalText, text } from "./text.schema.ts";
import { trackFields } from "./tracks.schema.ts";

/** Code points (part 2 §5). */
export const PACK_NAME_MAX_LENGTH = 50;
export const PACK_DESCRIPTION_MAX_LENGTH = 150;

/** Title and text of part 2 §5. */
export const PACK_REFUSALS = {
  name: { title: "Pack name required", text: "Please enter a name for your pack" },
} as const;

const Name = z
  .string({ error: PACK_REFUSALS.name.text })
  .pipe(text({ min: 1, max: PACK_NAME_MAX_LENGTH, short: PACK_REFUSALS.name.text }))
  .meta({ minLength: 1, maxLength: PACK_NAME_MAX_LENGTH });
const Description = optionalText({ max: PACK_DESCRIPTION_MAX_LENGTH });
const Id = z.string().min(1).max(200);

export const CreatePackSchema = z.object({
  user_id: z.string().optional(),
  name: Name,
  description: Description.default(null),
});

export const UpdatePackSchema = z.object({ name: Name.optional(), description: Description.optional() });

/** The form about a pack: a description left empty is taken away. */
export const PackFormSchema = z.object({ name: Name, description: Description.default(null) });

/** What Add to Pack is about: an album, or a track of it. */
export const PackItemSchema = z.object({ album_id: Id, track_id: Id.optional() });

export const PackAlbumSchema = z.object({ pack_id: Id, album_id: Id });
export const PackTrackSchema = z.object({ pack_id: Id, track_id: Id, ...trackFields });

export type CreatePack = z.output<typeof CreatePackSchema>;
export type UpdatePack = z.output<typeof UpdatePackSchema>;
export type PackItem = z.output<typeof PackItemSchema>;
