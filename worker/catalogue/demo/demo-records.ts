import type { Genre } from "../../domain/genres.schema.ts";

/** Title; seconds where they are certain; the artists as printed where they differ; the disc where there are several. */
export type TrackRecord = [title: string, seconds: number | null, artist?: string | null, disc?: number];

/** One real record, as written down in `records/*.json`. */
export type AlbumRecord = {
  artist: string;
  title: string;
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
  date: string;
  type: "album" | "single" | "compilation";
  genres: Genre[];
  tracks: TrackRecord[];
};

/**
 * All files in their order: where two hold the same record, the first wins. Loaded when first needed, so that the Worker
 * starts quickly; Node, which seeds from them, wants to be told that they are JSON.
 */
export async function loadRecords(): Promise<AlbumRecord[]> {
  const files = await Promise.all([
    import("./records/guitars.json", { with: { type: "json" } }),
    import("./records/machines-and-stage.json", { with: { type: "json" } }),
    import("./records/roots.json", { with: { type: "json" } }),
    import("./records/grooves.json", { with: { type: "json" } }),
  ]);
  // What the compiler reads off JSON is wider than what a test holds the files to.
  return files.flatMap((file) => file.default as unknown as AlbumRecord[]);
}
