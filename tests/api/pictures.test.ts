import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { apiJson, ORIGIN } from "#tests/http.ts";
import {
  type Bytes,
  bytesOf,
  cameraNotes,
  chunk,
  join,
  makeJpeg,
  makePng,
  makeWebp,
  riffChunk,
  segment,
  textIn,
} from "#tests/pictures.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

async function upload({ id, token }: Member, image: Bytes, name = "me.jpg", type = "image/jpeg") {
  const body = new FormData();
  body.set("image", new File([image], name, { type }));
  const response = await exports.default.fetch(`${ORIGIN}/api/users/${id}/profile-image`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  return { status: response.status, body: await response.json<Record<string, string>>() };
}

function fetchPath(path: string, headers: Record<string, string> = {}, method = "GET") {
  return exports.default.fetch(`${ORIGIN}${path}`, { method, headers });
}

async function stored(path: string): Promise<Uint8Array> {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function keyOf({ id }: Member): Promise<string | null> {
  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
  return user?.profileImageKey ?? null;
}

async function keysIn(owner: Member): Promise<string[]> {
  const { objects } = await env.IMAGES.list({ prefix: "profile/", include: ["customMetadata"] });
  return objects.filter(({ customMetadata }) => customMetadata?.owner === owner.id).map(({ key }) => key);
}

const formats: [type: string, image: Bytes][] = [
  ["image/jpeg", makeJpeg()],
  ["image/png", makePng()],
  ["image/webp", makeWebp()],
  ["image/webp", makeWebp({ kind: "lossless" })],
];

test.each(formats)("a member's own picture, %s, shows wherever the member does", async (type, image) => {
  const member = await makeMember();

  const { status, body } = await upload(member, image);

  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["imageUrl"]);
  const extension = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" }[type];
  expect(body.imageUrl).toMatch(new RegExp(`^/images/profile/[a-z2-7]{26}\\.${extension}$`));
  expect(await stored(body.imageUrl ?? "")).toEqual(image);
  for (const path of [`/users/${member.id}`, `/users/username/${member.username}`]) {
    expect((await apiJson(path)).body).toMatchObject({ profile_image_url: body.imageUrl });
  }
  const session = await apiJson("/auth/session", { token: member.token });
  expect(session.body).toMatchObject({ user: { profile_image_url: body.imageUrl } });
});

test("the bytes say what a picture is, whatever it is called", async () => {
  const { status, body } = await upload(await makeMember(), makePng(), "page.html", "text/html");

  expect(status).toBe(200);
  expect(body.imageUrl).toMatch(/\.png$/);
  expect((await fetchPath(body.imageUrl ?? "")).headers.get("Content-Type")).toBe("image/png");
});

test("whose a picture is stands beside it, for what sweeps up", async () => {
  const member = await makeMember();

  await upload(member, makeJpeg());

  const object = await env.IMAGES.head((await keyOf(member)) ?? "");
  expect(object?.httpMetadata).toMatchObject({ contentType: "image/jpeg" });
  expect(object?.customMetadata).toEqual({ owner: member.id, created: expect.stringMatching(/^\d{4}-.*Z$/) });
});

test("a new picture takes the place of the old one, which is deleted", async () => {
  const member = await makeMember();
  const first = await upload(member, makeJpeg());
  const second = await upload(member, makePng());

  expect(await stored(second.body.imageUrl ?? "")).toEqual(makePng());
  await vi.waitFor(async () => expect(await keysIn(member)).toEqual([await keyOf(member)]));
  const gone = await fetchPath(first.body.imageUrl ?? "");
  expect(gone.status).toBe(404);
  expect(gone.headers.get("Cache-Control")).toBe("private, no-store");
});

const notes = join(bytesOf("Exif\0\0"), cameraNotes(1));

test("of a photo, a JPEG, nothing is kept but the picture, its colours and the thumbnail's empty place", async () => {
  const colours = segment(0xe2, bytesOf("ICC_PROFILE\0\x01\x01colours"));
  const adobe = segment(0xee, join(bytesOf("Adobe"), Uint8Array.of(0, 100, 0, 0, 0, 0, 1)));
  const image = makeJpeg(
    segment(0xe1, notes),
    segment(0xe1, bytesOf("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>secret</x:xmpmeta>")),
    segment(0xed, bytesOf("Photoshop 3.0\x008BIM IPTC secret")),
    segment(0xe2, bytesOf("MPF\0secret")),
    segment(0xfe, bytesOf("a comment")),
    colours,
    adobe,
  );

  const { body } = await upload(await makeMember(), join(image, bytesOf("<script>alert(1)</script>")));

  const kept = await stored(body.imageUrl ?? "");
  expect(textIn(kept)).not.toMatch(/Exif|GPS|Camera|xmpmeta|secret|IPTC|comment|script/);
  expect(textIn(kept)).toContain(textIn(colours));
  expect(textIn(kept)).toContain(textIn(adobe));
  expect(kept.length).toBe(makeJpeg(colours, adobe).length);
});

test("a JPEG's thumbnail goes: it may show what was cut off", async () => {
  const jfif = join(bytesOf("JFIF\0"), Uint8Array.of(1, 2, 0, 0, 1, 0, 1, 1, 1), bytesOf("RGB"));
  const plain = makeJpeg();

  const { body } = await upload(
    await makeMember(),
    join(plain.subarray(0, 2), segment(0xe0, jfif), plain.subarray(20)),
  );

  expect(textIn(await stored(body.imageUrl ?? ""))).not.toContain("RGB");
});

const SIDEWAYS = join(
  bytesOf("MM\0*"),
  Uint8Array.of(0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0),
);

const turned: [string, Bytes, Bytes][] = [
  [
    "JPEG",
    makeJpeg(segment(0xe1, join(bytesOf("Exif\0\0"), cameraNotes(6)))),
    segment(0xe1, join(bytesOf("Exif\0\0"), SIDEWAYS)),
  ],
  ["PNG", makePng({ extra: [chunk("eXIf", cameraNotes(6))] }), chunk("eXIf", SIDEWAYS)],
  ["WebP", makeWebp({ flags: 0x0c, extra: [riffChunk("EXIF", cameraNotes(6))] }), riffChunk("EXIF", SIDEWAYS)],
];

test.each(turned)("a %s taken sideways is shown upright, and tells nothing else", async (_, image, orientation) => {
  const { body } = await upload(await makeMember(), image);

  const kept = textIn(await stored(body.imageUrl ?? ""));
  expect(kept).toContain(textIn(orientation));
  expect(kept).not.toMatch(/GPS|Camera/);
});

test("a PNG keeps its colours and loses its texts, times, notes and what stands after it", async () => {
  const gamma = chunk("gAMA", Uint8Array.of(0, 0, 0xb1, 0x8f));
  const extra = [
    gamma,
    chunk("tEXt", bytesOf("Author\0Somebody")),
    chunk("iTXt", bytesOf("XML:com.adobe.xmp\0\0\0\0\0secret")),
    chunk("zTXt", bytesOf("Comment\0\0secret")),
    chunk("eXIf", cameraNotes(1)),
    chunk("tIME", Uint8Array.of(7, 234, 11, 21, 9, 30, 0)),
    chunk("prIv", bytesOf("secret")),
  ];

  const { body } = await upload(await makeMember(), join(makePng({ extra }), bytesOf("<!doctype html><h1>hi</h1>")));

  expect(await stored(body.imageUrl ?? "")).toEqual(makePng({ extra: [gamma] }));
});

test("a WebP loses its notes, the flags for them and what stands after it", async () => {
  const extra = [
    riffChunk("EXIF", cameraNotes(1)),
    riffChunk("XMP ", bytesOf("<x:xmpmeta>")),
    riffChunk("JUNK", notes),
  ];

  const { body } = await upload(await makeMember(), join(makeWebp({ flags: 0x0c, extra }), bytesOf("<html>")));

  const kept = await stored(body.imageUrl ?? "");
  expect(textIn(kept)).not.toMatch(/EXIF|XMP|xmpmeta|JUNK|GPS|html/);
  expect(kept[20]).toBe(0);
  expect(new DataView(kept.buffer).getUint32(4, true)).toBe(kept.length - 8);
});

test("a picture is served for good, as what it is and nothing else", async () => {
  const { body } = await upload(await makeMember(), makePng());

  const response = await fetchPath(body.imageUrl ?? "");

  const { headers } = response;
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("Content-Type")).toBe("image/png");
  expect(headers.get("Content-Length")).toBe(String(makePng().length));
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
  expect(headers.get("Content-Disposition")).toBe("inline");
  expect(headers.get("ETag")).toMatch(/^"[^"]+"$/);
  expect(headers.get("Set-Cookie")).toBeNull();
  await response.arrayBuffer();
});

test("who has a picture is not sent it again, and HEAD tells of it", async () => {
  const { body } = await upload(await makeMember(), makePng());
  const path = body.imageUrl ?? "";
  const head = await fetchPath(path, {}, "HEAD");
  const tag = head.headers.get("ETag") ?? "";

  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("Content-Length")).toBe(String(makePng().length));
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await fetchPath(path, { "If-None-Match": known });
    expect([again.status, await again.text(), again.headers.get("ETag")], known).toEqual([304, "", tag]);
  }
  expect((await fetchPath(path, { "If-None-Match": '"other"' })).status).toBe(200);
});

const size = makePng().length;
const ranges: [range: string, status: number, contentRange: string | null, from: number, to: number][] = [
  ["bytes=0-3", 206, `bytes 0-3/${size}`, 0, 4],
  ["bytes=10-", 206, `bytes 10-${size - 1}/${size}`, 10, size],
  ["bytes=-5", 206, `bytes ${size - 5}-${size - 1}/${size}`, size - 5, size],
  ["bytes=4-999999", 206, `bytes 4-${size - 1}/${size}`, 4, size],
  ["bytes=-999999", 206, `bytes 0-${size - 1}/${size}`, 0, size],
  ["bytes=999999-", 416, `bytes */${size}`, 0, 0],
  ["bytes=-0", 416, `bytes */${size}`, 0, 0],
  ["bytes=5-4", 200, null, 0, size],
  ["bytes=0-1,3-4", 200, null, 0, size],
  ["lines=1-2", 200, null, 0, size],
  ["bytes=-", 200, null, 0, size],
];

test("a part of a picture can be asked for", async () => {
  const { body } = await upload(await makeMember(), makePng());
  const path = body.imageUrl ?? "";

  for (const [range, status, contentRange, from, to] of ranges) {
    const response = await fetchPath(path, { Range: range });
    expect([response.status, response.headers.get("Content-Range")], range).toEqual([status, contentRange]);
    expect(new Uint8Array(await response.arrayBuffer()), range).toEqual(makePng().slice(from, to));
  }
  const stale = await fetchPath(path, { Range: "bytes=0-3", "If-Range": '"other"' });
  expect(stale.status).toBe(200);
  await stale.arrayBuffer();
});

test.each([
  "/images/",
  "/images/profile/aaaaaaaaaaaaaaaaaaaaaaaaaa.jpg",
  "/images/other/aaaaaaaaaaaaaaaaaaaaaaaaaa.jpg",
  "/images/profile/..%2Fsecret.jpg",
  "/images/profile/..%2F..%2Fapi%2Fhealth",
  "/images/profile/aaaaaaaaaaaaaaaaaaaaaaaaaa.svg",
  "/images/profile/",
])("%s is no picture", async (path) => {
  const response = await fetchPath(path);

  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).not.toMatch(/public|immutable/);
});
