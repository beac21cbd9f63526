import type { Context } from "hono";
import { MAX_OFFSET } from "../domain/paging.schema.ts";
import type { AppEnv } from "../entry.ts";

/** The items as they are; where they fill the page, the answer links to the next one (api-contract: Lists). */
export function paged<T>(c: Context<AppEnv>, items: T[], limit: number, offset: number): T[] {
  if (items.length >= limit) linkToNext(c, limit, offset);
  return items;
}

/** Says that there is more: the same call, one page on. */
export function linkToNext(c: Context<AppEnv>, limit: number, offset: number): void {
  const next = offset + limit;
  if (next > MAX_OFFSET) return;

  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set("offset", String(next));
  c.header("Link", `<${c.get("ctx").origin}${pathname}?${searchParams}>; rel="next"`);
}
