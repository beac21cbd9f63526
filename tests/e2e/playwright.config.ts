import { defineConfig } from "@playwright/test";
import { GOOGLE, ORIGIN, PORT } from "./origin.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that is shared with others may stall for seconds; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "../../test-results/playwright.json" }]],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"],
    },
  },
  webServer: {
    command: `node tests/e2e/server.mjs ${PORT} ${GOOGLE}`,
    cwd: "../..",
    url: `${ORIGIN}/api/health`,
    reuseExistingServer: false,
    timeout: 90_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
