import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "#scripts/toolchain.mjs";

export const WORKER_BUDGET = 1024 * 1024;
/** Milliseconds. */
export const STARTUP_BUDGET = 50;

/** Bytes of the built Worker as it is sent to Cloudflare, and milliseconds of work before its first request here. */
export async function measureWorker(): Promise<{ bytes: number; startup: number }> {
  const folder = await mkdtemp(join(tmpdir(), "sleevenotes-startup-"));
  try {
    const output = await run("wrangler", ["check", "startup", "--outfile", join(folder, "startup.cpuprofile")], {
      quiet: true,
    });
    return { bytes: number(output, /gzip: ([\d.]+) KiB/) * 1024, startup: number(output, /Active: ([\d.]+) ms/) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function number(output: string, pattern: RegExp): number {
  const [, text] = pattern.exec(output) ?? [];
  if (text === undefined) throw new Error(`wrangler did not say ${pattern}:\n${output}`);
  return Number(text);
}
