import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { tickEveryFiveMinutes } from "./cron.mjs";
import { localVarFlags } from "./local-vars.mjs";
import { root, toolEnv } from "./toolchain.mjs";

const READY_SECONDS = 60;

/**
 * Serves the built Worker in workerd on this machine and waits until it answers.
 *
 * @param {{ port: number, state: string, vars?: string[], quiet?: boolean, cron?: boolean }} options state: the folder
 *   of D1, KV and R2; cron: every five minutes it does what the platform's cron does
 */
export async function serve({ port, state, vars = [], quiet = false, cron = false }) {
  const child = spawn(
    "wrangler",
    [
      "dev",
      "--port",
      String(port),
      "--inspector-port",
      String(port + 10_000),
      "--persist-to",
      state,
      "--show-interactive-dev-session=false",
      "--log-level",
      quiet ? "error" : "info",
      ...localVarFlags(port),
      ...vars,
    ],
    { cwd: root, env: toolEnv, stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" },
  );
  const ended = new Promise((resolve) => child.on("close", resolve));
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));

  const url = `http://localhost:${port}`;
  for (let waited = 0; waited < READY_SECONDS * 4; waited += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    if (await answers(`${url}/api/health`)) {
      if (cron) tickEveryFiveMinutes(url);
      return { url, ended, stop: () => child.kill("SIGTERM") };
    }
    await pause(250);
  }
  child.kill("SIGTERM");
  throw new Error(`Nothing answered at ${url} for ${READY_SECONDS} seconds`);
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
