import { z } from "zod";
import { logError } from "../request-log.server.ts";
import type { Answer, CatalogueAlbum } from "./provider.ts";

const ImageSchema = z.object({ url: z.string(), width: z.number().nullable(), height: z.number().nullable() });
const ArtistSchema = z.object({ id: z.string(), name: z.string() });
const AlbumsSchema: z.ZodType<CatalogueAlbum[]> = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    artists: z.tuple([ArtistSchema], ArtistSchema.extend({ id: z.string().nullable() })),
    releaseDate: z.string().nullable(),
    albumType: z.enum(["album", "single", "compilation"]),
    totalTracks: z.number().nullable(),
    genres: z.array(z.string()),
    images: z.array(ImageSchema),
    externalUrl: z.string().nullable(),
  }),
);
const KeptSchema = z.object({ at: z.number(), albums: AlbumsSchema });

/** Milliseconds; past it the catalogue is asked anew. */
const FRESH = 6 * 60 * 60 * 1_000;
/** Seconds for which an old answer stands in for a catalogue that fails. */
const KEPT = 7 * 24 * 60 * 60;

/** A list of albums that every visitor gets the same: asked for every six hours, and kept for a week in case that fails. */
export async function keptAlbums(
  env: Env,
  key: string,
  ask: () => Promise<Answer<CatalogueAlbum[]>>,
): Promise<Answer<CatalogueAlbum[]>> {
  const kept = await read(env, key);
  if (kept && Date.now() - kept.at < FRESH) return { ok: true, data: kept.albums };

  const answer = await ask();
  if (!answer.ok) return kept ? { ok: true, data: kept.albums } : answer;
  await keep(env, key, answer.data);
  return answer;
}

async function read(env: Env, key: string): Promise<z.output<typeof KeptSchema> | null> {
  try {
    const kept = KeptSchema.safeParse(await env.CACHE.get(key, "json"));
    return kept.success ? kept.data : null;
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
    return null;
  }
}

async function keep(env: Env, key: string, albums: CatalogueAlbum[]): Promise<void> {
  try {
    await env.CACHE.put(key, JSON.stringify({ at: Date.now(), albums }), { expirationTtl: KEPT });
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
  }
}
