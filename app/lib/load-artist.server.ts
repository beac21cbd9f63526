import { z } from "zod";
import { ARTIST_FAILED, type ReleaseKind, releasesPath } from "#app/lib/artist-paths.ts";
import { load } from "#app/lib/form-action.server.ts";
import type { Ctx } from "#worker/context.server.ts";
import { artistReleases } from "#worker/domain/artist-screens.server.ts";
import { DomainError } from "#worker/domain/errors.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { logError } from "#worker/request-log.server.ts";

/** As `load`; whatever breaks reads as the artist's boundary says it. */
export function loadArtist<T>(ctx: Ctx, work: Promise<T>, returnTo: string): Promise<T> {
  return load(
    work.catch((error) => {
      if (error instanceof DomainError) throw error;
      logError(ctx, error);
      throw new DomainError("internal", ARTIST_FAILED.text);
    }),
    returnTo,
  );
}

const Query = z.object({ offset: paging().offset.catch(0) });

/** A page of all that an artist made of one kind. */
export async function loadReleases(ctx: Ctx, { id, kind, url }: { id: string; kind: ReleaseKind; url: URL }) {
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const page = artistReleases(ctx, { id, kind, limit: MAX_LIMIT, offset });
  return { ...(await loadArtist(ctx, page, releasesPath(id, kind))), kind, offset, pageSize: MAX_LIMIT };
}
