import { Hono } from "hono";
import { notFound } from "../domain/errors.server.ts";
import type { AppEnv } from "../entry.ts";
import { type ByteRange, readRange } from "./byte-range.ts";
import { typeOfKey } from "./store.server.ts";

/** A name is given to one picture only, so what it names never changes. */
const KEPT_FOREVER = "public, max-age=31536000, immutable";

/** /images/{kind}/{name}: what members uploaded, as the plain pictures that they are and nothing else. */
export const images = new Hono<AppEnv>()
  .get("/:key{.+}", async (c) => {
    const key = c.req.param("key");
    const type = typeOfKey(key);
    if (type === null) throw notFound("Picture");
    const bucket = c.env.IMAGES;
    const asks = c.req.raw.headers;
    const isPlain = c.req.method === "GET" && !asks.has("Range") && !asks.has("If-None-Match");

    if (isPlain) {
      const object = await bucket.get(key);
      if (!object) throw notFound("Picture");
      return new Response(object.body, { headers: describe(object, type, object.size) });
    }

    const known = await bucket.head(key);
    if (!known) throw notFound("Picture");
    if (names(asks.get("If-None-Match"), known.httpEtag)) {
      return new Response(null, { status: 304, headers: describe(known, type, null) });
    }
    if (c.req.method === "HEAD") return new Response(null, { headers: describe(known, type, known.size) });

    const range = isWanted(asks, known.httpEtag) ? readRange(asks.get("Range"), known.size) : null;
    if (range === "unsatisfiable") {
      const headers = { "Content-Range": `bytes */${known.size}`, "Cache-Control": "no-store" };
      return new Response(null, { status: 416, headers });
    }
    const object = await bucket.get(key, range ? { range } : {});
    if (!object) throw notFound("Picture");
    if (!range) return new Response(object.body, { headers: describe(object, type, object.size) });
    const headers = describe(object, type, range.length);
    headers.set("Content-Range", contentRange(range, known.size));
    return new Response(object.body, { status: 206, headers });
  })
  .all("*", () => {
    throw notFound("Picture");
  });

function describe({ httpEtag }: R2Object, type: string, length: number | null): Headers {
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": KEPT_FOREVER,
    ETag: httpEtag,
    "Accept-Ranges": "bytes",
    // Opened by itself, it may do nothing, whatever its bytes might mean to somebody.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": "inline",
  });
  if (length !== null) headers.set("Content-Length", String(length));
  return headers;
}

function names(list: string | null, tag: string): boolean {
  if (list === null) return false;
  return list.split(",").some((given) => ["*", tag].includes(given.trim().replace(/^W\//, "")));
}

/** A part is of use only to who holds another part of the same. */
function isWanted(asks: Headers, tag: string): boolean {
  return asks.get("If-Range") === null || asks.get("If-Range") === tag;
}

function contentRange({ offset, length }: ByteRange, size: number): string {
  return `bytes ${offset}-${offset + length - 1}/${size}`;
}
