import type { Ctx } from "#worker/context.server.ts";
import { logError } from "#worker/request-log.server.ts";

/** A part of a page: what it shows, or null where reading it failed. */
export type Section<T> = T | null;

/** Reads a part of a page that the rest can do without; a failure is logged, and the part says so in its own words. */
export async function section<T>(ctx: Ctx, work: Promise<T>): Promise<Section<T>> {
  try {
    return await work;
  } catch (error) {
    logError(ctx, error);
    return null;
  }
}
