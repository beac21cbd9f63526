import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { ORIGIN } from "#tests/http.ts";
import {
  type Bytes,
  bytesOf,
  chunk,
  join,
  makeJpeg,
  makePng,
  makeWebp,
  PNG_START,
  riffChunk,
  segment,
} from "#tests/pictures.ts";
import { DomainError } from "#worker/domain/errors.server.ts";
import { LIMITS } from "#worker/domain/limits.server.ts";
import { hashToken } from "#worker/domain/sessions.server.ts";
import { readMultipart } from "#worker/images/read-multipart.ts";
import { readPicture } from "#worker/images/read-picture.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Sent = { body?: BodyInit; headers?: Record<string, string> };

function formWith(image: Bytes, field = "image"): FormData {
  const form = new FormData();
  form.set(field, new File([image], "me.jpg", { type: "image/jpeg" }));
  return form;
}

async function send(id: string, { body = formWith(makeJpeg()), headers = {} }: Sent = {}) {
  const init = { method: "POST", headers, body };
  const response = await exports.default.fetch(`${ORIGIN}/api/users/${id}/profile-image`, init);
  return { status: response.status, body: await response.json<{ code?: string; imageUrl?: string }>() };
}

function sendAs({ id, token }: Member, sent: Sent = {}) {
  return send(id, { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${token}` } });
}

async function keyOf({ id }: Member): Promise<string | null> {
  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
  return user?.profileImageKey ?? null;
}

async function keysIn(owner: Member): Promise<string[]> {
  const { objects } = await env.IMAGES.list({ include: ["customMetadata"] });
  return objects.filter(({ customMetadata }) => customMetadata?.owner === owner.id).map(({ key }) => key);
}

const jpeg = makeJpeg();
const FRAME = [...jpeg].findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);

/** A JPEG whose frame says that it is of another size. */
function sized(width: number, height: number): Bytes {
  const image = makeJpeg();
  new DataView(image.buffer).setUint16(FRAME + 5, height);
  new DataView(image.buffer).setUint16(FRAME + 7, width);
  return image;
}

const SCAN = [...jpeg].findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);

/** A JPEG in which a browser goes over all pixels so many times. */
function scanned(times: number): Bytes {
  const scan = jpeg.subarray(SCAN, -2);
  return join(jpeg.subarray(0, SCAN), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2));
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const animation = [riffChunk("ANIM", new Uint8Array(6)), riffChunk("ANMF", new Uint8Array(24))];
const broken = join(makePng().subarray(0, 20), Uint8Array.of(1), makePng().subarray(21));

const refused: [what: string, status: number, image: Bytes][] = [
  ["nothing in a file", 415, new Uint8Array()],
  ["text called .jpg", 415, bytesOf("I am a picture, really.")],
  ["an SVG with a script", 415, bytesOf(svg)],
  ["a page", 415, bytesOf("<!doctype html><script>alert(1)</script>")],
  ["a page that begins as a JPEG does", 415, join(Uint8Array.of(0xff, 0xd8, 0xff), bytesOf("<html>"))],
  ["a GIF", 415, bytesOf("GIF89a\x01\0\x01\0\0\0\0;")],
  ["a JPEG cut off", 415, jpeg.slice(0, -40)],
  ["a JPEG without its end", 415, jpeg.slice(0, -2)],
  ["a JPEG without a scan", 415, join(jpeg.subarray(0, FRAME + 19), Uint8Array.of(0xff, 0xd9))],
  ["a JPEG of 5,000 scans", 415, scanned(5_000)],
  ["a JPEG with two frames", 415, makeJpeg(jpeg.slice(FRAME, FRAME + 19))],
  ["a JPEG with a frame that no browser shows", 415, makeJpeg(segment(0xc3, jpeg.slice(FRAME + 4, FRAME + 19)))],
  ["a JPEG of no height", 415, sized(8, 0)],
  ["a JPEG of 50,000 by 50,000", 413, sized(50_000, 50_000)],
  ["a JPEG of 7,000 by 7,000", 413, sized(7_000, 7_000)],
  ["a JPEG of 8,001 by 1", 413, sized(8_001, 1)],
  ["a PNG cut off", 415, makePng().slice(0, -20)],
  ["a PNG with a wrong sum", 415, broken],
  ["a PNG with two headers", 415, makePng({ extra: [chunk("IHDR", new Uint8Array(13))] })],
  ["a PNG with an unknown part that it needs", 415, makePng({ extra: [chunk("ABCD", new Uint8Array(1))] })],
  ["a PNG without data", 415, join(PNG_START, makePng().subarray(8, 33), chunk("IEND", new Uint8Array()))],
  ["a PNG whose data nothing packed", 415, makePng({ extra: [chunk("IDAT", bytesOf("<script>"))] })],
  ["a PNG of 50,000 by 50,000", 413, makePng({ width: 50_000, height: 50_000 })],
  ["a PNG of no width", 415, makePng({ width: 0 })],
  ["a WebP cut off", 415, makeWebp().slice(0, -4)],
  ["a WebP with nothing in it", 415, join(bytesOf("RIFF"), Uint8Array.of(4, 0, 0, 0), bytesOf("WEBP"))],
  ["a WebP that moves", 415, makeWebp({ extra: animation, flags: 0x02 })],
];

test.each(refused)("%s is refused with %i, and nothing is stored", async (_, status, image) => {
  const member = await makeMember();

  const answer = await sendAs(member, { body: formWith(image) });

  expect([answer.status, answer.body.code]).toEqual([status, status === 413 ? "too_large" : "unsupported_media_type"]);
  expect(await keyOf(member)).toBeNull();
  expect(await keysIn(member)).toEqual([]);
});

test("a progressive JPEG has the scans that programs give it", () => {
  expect(readPicture(scanned(20))).toMatchObject({ type: "image/jpeg", width: 8, height: 6 });
});

const MAX = 5 * 1024 * 1024;

test("5 MB are taken and one byte more is not, with or without a declared length", async () => {
  const member = await makeMember();
  const whole = new Uint8Array(MAX);
  whole.set(jpeg);

  expect((await sendAs(member, { body: formWith(whole) })).status).toBe(200);
  for (const length of [MAX + 1, 6 * 1024 * 1024]) {
    const image = new Uint8Array(length);
    image.set(jpeg);
    expect((await sendAs(member, { body: formWith(image) })).body.code).toBe("too_large");
    const form = new Response(formWith(image));
    const headers = { "Content-Type": form.headers.get("Content-Type") ?? "" };
    const streamed = form.body?.pipeThrough(new TransformStream());
    expect((await sendAs(member, { body: streamed, headers })).body.code).toBe("too_large");
  }
});

test("a form that never ends is not read to its end", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024 * 1024;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = new Request(`${ORIGIN}/settings/profile-image`, { method: "POST", headers, body });

  await expect(readMultipart(request, { imageField: "image" })).rejects.toMatchObject({ code: "too_large" });
  expect(sent).toBeLessThan(2 * MAX);
});

const bodies: [what: string, status: number, sent: Sent][] = [
  ["nothing", 422, { body: "" }],
  ["JSON", 415, { body: "{}", headers: { "Content-Type": "application/json" } }],
  ["a form without files", 415, { body: new URLSearchParams({ image: "x" }) }],
  ["the picture itself", 415, { body: jpeg, headers: { "Content-Type": "image/jpeg" } }],
  ["multipart without a boundary", 400, { body: "x", headers: { "Content-Type": "multipart/form-data" } }],
  ["broken multipart", 400, { body: "x", headers: { "Content-Type": "multipart/form-data; boundary=y" } }],
  ["another field", 422, { body: formWith(jpeg, "file") }],
];

test.each(bodies)("%s in the place of a form with a picture is %i", async (_, status, sent) => {
  expect((await sendAs(await makeMember(), sent)).status).toBe(status);
});

test("a text in the place of the file is no picture", async () => {
  const form = new FormData();
  form.set("image", "https://evil.example/me.jpg");

  expect((await sendAs(await makeMember(), { body: form })).status).toBe(422);
});

test("another's picture is not one's own to change, whether or not there is such a member", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const admin = await makeMember({ isAdmin: true });

  for (const { token } of [other, admin]) {
    for (const id of [member.id, "nobody"]) {
      for (const body of [formWith(jpeg), formWith(bytesOf("text"))]) {
        const answer = await send(id, { body, headers: { Authorization: `Bearer ${token}` } });
        expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
      }
    }
  }
  expect(await keyOf(member)).toBeNull();
});

test("strangers and ended sessions are asked to sign in, whatever they send", async () => {
  const member = await makeMember();
  const ended = await makeMember();
  await db
    .update(schema.sessions)
    .set({ createdAt: 1, expiresAt: 2 })
    .where(eq(schema.sessions.tokenHash, hashToken(ended.token)));

  for (const body of [formWith(jpeg), formWith(bytesOf("text")), formWith(new Uint8Array(MAX + 100_000))]) {
    expect((await send(member.id, { body })).status).toBe(401);
    expect((await sendAs(ended, { body })).status).toBe(401);
  }
});

test("another site's page changes nobody's picture", async () => {
  const member = await makeMember();
  const headers = { Cookie: `session=${member.token}`, Origin: "https://evil.example" };

  const answer = await send(member.id, { headers });

  expect([answer.status, answer.body.code]).toEqual([403, "cross_origin"]);
  expect(await keyOf(member)).toBeNull();
});

test("of many at once one picture stays, and no other is left behind", async () => {
  const member = await makeMember();

  const answers = await Promise.all(Array.from({ length: 6 }, () => sendAs(member)));

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  await vi.waitFor(async () => expect(await keysIn(member)).toEqual([await keyOf(member)]));
  expect(answers.map(({ body }) => body.imageUrl)).toContain(`/images/${await keyOf(member)}`);
});

test("what is refused leaves the picture before it", async () => {
  const member = await makeMember();
  const { body } = await sendAs(member);

  await sendAs(member, { body: formWith(bytesOf("text")) });

  expect(await keyOf(member)).toBe(body.imageUrl?.replace("/images/", ""));
  expect((await exports.default.fetch(`${ORIGIN}${body.imageUrl}`)).status).toBe(200);
});

test("pictures are limited by the hour", async () => {
  const member = await makeMember();
  const { max, seconds } = LIMITS.pictures.account;
  await sendAs(member);
  await db.update(schema.rateCounters).set({ count: max, expiresAt: Date.now() + seconds * 1000 });

  const answer = await sendAs(member);

  expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
  await db.delete(schema.rateCounters);
});

test("whatever bytes come, they are a clean picture or they are refused", () => {
  const whole = [jpeg, makePng(), makeWebp(), makeWebp({ kind: "lossless", extra: [riffChunk("EXIF", bytesOf("x"))] })];
  const altered = fc
    .tuple(fc.constantFrom(...whole), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }), fc.nat())
    .map(([image, changes, cut]) => {
      const bytes = image.slice(0, image.length - (cut % 3 === 0 ? cut % image.length : 0));
      for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value;
      return bytes;
    });

  fc.assert(
    fc.property(altered, (bytes) => {
      let once: ReturnType<typeof readPicture>;
      try {
        once = readPicture(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        return;
      }
      expect(readPicture(once.bytes)).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});
