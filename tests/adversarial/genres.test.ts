import { expect, test, vi } from "vitest";
import { apiJson, page } from "#tests/http.ts";

/** As they stand in an address. */
const NO_GENRES = [
  "polka",
  "%00",
  "rock%00",
  "%20rock",
  "rock%20",
  "rock%0A",
  "..%2F..%2Fusers",
  "%2e%2e%2f",
  "rock%2Ftrending",
  "r%2526b",
  "R%20%26%20B",
  "genre",
  "__proto__",
  "constructor",
  "'%20or%201=1--",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "%F0%9F%8E%B8",
  "x".repeat(10_240),
];

/** Not the bytes of any text. */
const MALFORMED = ["%ff", "%", "rock%c3"];

test.each([...NO_GENRES, ...MALFORMED])("%.40s is no genre of the API", async (name) => {
  for (const list of ["top-rated", "trending"]) {
    const { status, body } = await apiJson(`/albums/genre/${name}/${list}`);

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "not_found", message: "Genre not found" });
  }
});

test.each(NO_GENRES)("%.40s has no page", async (name) => {
  const response = await page(`/genre/${name}`);

  expect(response.status).toBe(404);
  const body = await response.text();
  expect(body).toContain("Genre Not Found");
  expect(body).not.toContain("<script>alert(1)");
});

test.each(MALFORMED)("%s has no page, and the router says why", async (name) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);

  const { status } = await page(`/genre/${name}`);

  expect(status).toBe(404);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

test.each(["/albums/genre//top-rated", "/albums/genre/top-rated", "/albums/genre/rock", "/albums/genre/rock/worst"])(
  "%s is no list",
  async (path) => {
    expect((await apiJson(path)).status).toBe(404);
  },
);
