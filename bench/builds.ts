import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "#scripts/toolchain.mjs";
import { FLOOR_PAGES_BUILD } from "./servers.ts";

const SOURCES = [
  "{app,worker,db,public}/**/*",
  "{package-lock.json,wrangler.toml,vite.config.ts,react-router.config.ts,scripts/{browser-chunks,local-vars}.mjs}",
];

/** Builds the product, and the floor of its pages, where a source is newer than what was built. */
export async function ensureBuilds(): Promise<void> {
  await ensureBuild("build/server/index.js", SOURCES, []);
  await ensureBuild(`${FLOOR_PAGES_BUILD}/server/index.js`, [...SOURCES, "bench/floor/pages/*"], ["bench/floor/pages"]);
}

async function ensureBuild(output: string, sources: string[], folder: string[]): Promise<void> {
  const newest = Math.max(...globSync(sources, { cwd: root }).map(changed));
  if (changed(output) > newest) return;
  console.log(`Building ${folder[0] ?? "the product"}…`);
  await run("react-router", ["build", ...folder], { quiet: true });
}

/** Milliseconds since 1970; 0 where there is no such file. */
function changed(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
