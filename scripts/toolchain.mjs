// Plain Node 20 reads this file: it is what runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".installed-lock");

/** The environment in which tools run: our Node 24 first, nothing sent home. */
export const toolEnv = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Installs what package-lock.json says, unless that is what is installed already. */
export async function installPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages…");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel", "error"]);
  writeFileSync(stamp, lock);
}

/**
 * Runs a tool to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] quiet: what it prints is shown only if it fails
 * @returns {Promise<string>} what it printed, where quiet
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnv, ...env },
      shell: process.platform === "win32",
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(" ")} ended with code ${code}`));
    });
  });
}
