import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./toolchain.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, one on this machine, Playwright's own, else one is installed.
 *
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  return (
    process.env.CHROMIUM_PATH ||
    onThisMachine() ||
    (await playwrightsOwn()) ||
    (await installed()) ||
    Promise.reject(new Error("There is no Chromium here and none could be installed. Set CHROMIUM_PATH to one."))
  );
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [MAC_CHROME, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find((path) => existsSync(path));
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installed() {
  try {
    await run("playwright", ["install", "chromium"], { quiet: true });
    return await playwrightsOwn();
  } catch {
    console.log("Playwright's browser could not be downloaded; trying Debian's package.");
  }
  if (process.getuid?.() !== 0 || !hasAptGet()) return undefined;
  await run("apt-get", ["update"], { quiet: true });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { quiet: true });
  return onThisMachine();
}

function hasAptGet() {
  try {
    execFileSync("apt-get", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
