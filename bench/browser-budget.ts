import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "#scripts/toolchain.mjs";

export const BROWSER_BUDGET = 150 * 1024;

const compressed = new Map<string, number>();

/**
 * Bytes of JavaScript, as brotli, that a browser loads for the first page it shows: what the HTML names, what that imports,
 * and the code of the actions, which every page fetches once it is idle (app/lib/screens.ts).
 */
export async function browserBytes(url: string, headers: Record<string, string>): Promise<number> {
  const html = await (await fetch(url, { headers })).text();
  const files = new Set<string>();
  for (const tag of html.match(/<(?:script|link)\b[^>]*>/g) ?? []) {
    if (/^<script/.test(tag) || /rel="modulepreload"/.test(tag)) collect(scriptsIn(tag), files);
  }
  for (const [, inline = ""] of html.matchAll(/<script\b[^>]*type="module"[^>]*>(.*?)<\/script>/gs)) {
    collect(importsOf(inline, "/"), files);
  }
  collect([...files].flatMap(actionsIn), files);
  return [...files].reduce((sum, file) => sum + bytesOf(file), 0);
}

/** Of React Router's list of routes. */
function actionsIn(path: string): string[] {
  const [, manifest] =
    source(path)
      .toString()
      .match(/^window\.__reactRouterManifest=(.*?);?$/s) ?? [];
  if (manifest === undefined) return [];
  const { routes }: { routes: Record<string, { path?: string; module: string; clientActionModule?: string }> } =
    JSON.parse(manifest);
  return Object.values(routes)
    .filter((route) => route.path?.startsWith("actions/"))
    .flatMap((route) => [route.module, route.clientActionModule ?? route.module]);
}

function scriptsIn(tag: string): string[] {
  return [...tag.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

function collect(paths: string[], files: Set<string>): void {
  for (const path of paths) {
    if (files.has(path)) continue;
    files.add(path);
    collect(importsOf(source(path).toString(), path), files);
  }
}

/** Static imports alone: what is imported by a call loads when it is needed. */
function importsOf(code: string, from: string): string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g);
  return [...found].map(([, specifier = ""]) => new URL(specifier, `http://localhost${from}`).pathname);
}

function bytesOf(path: string): number {
  const known = compressed.get(path) ?? brotliCompressSync(source(path)).length;
  compressed.set(path, known);
  return known;
}

function source(path: string): Buffer {
  return readFileSync(join(root, "build/client", path));
}
