import { expect } from "vitest";
import { page } from "#tests/http.ts";

/** The HTML of a page that has to be there, without the scripts, which hold the same data once more. */
export async function html(path: string, token?: string): Promise<string> {
  const response = await page(path, { token });
  expect(response.status).toBe(200);
  return (await response.text()).replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, "");
}

/** Which of these texts a page shows, in the order in which they first stand in it. */
export function orderIn(body: string, texts: string[]): string[] {
  return texts.filter((text) => body.includes(text)).sort((one, other) => body.indexOf(one) - body.indexOf(other));
}

/** What search engines read of a page. */
export function jsonLd(body: string): Record<string, unknown> {
  const script = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  return JSON.parse(script ?? "null");
}
