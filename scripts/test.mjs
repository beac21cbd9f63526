// `npm test`: every check there is, then one line with the sum.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPackages, root, run } from "./toolchain.mjs";

const reports = join(root, "test-results");
let passed = 0;
let failed = 0;

/** @param {string} name @param {() => Promise<unknown>} work */
async function step(name, work) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  try {
    await work();
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return false;
  } finally {
    console.log(`── ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** A step that is one check in itself. @param {string} name @param {() => Promise<unknown>} work */
async function check(name, work) {
  if (await step(name, work)) passed += 1;
  else failed += 1;
}

/**
 * A step with a report of its own. A runner that failed without a failed test (it did not start, say) counts as one.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @param {() => { passed: number, failed: number }} count
 */
async function suite(name, work, count) {
  const green = await step(name, work);
  const counted = readCounts(count);
  passed += counted.passed;
  failed += counted.failed;
  if ((!green || counted.passed === 0) && counted.failed === 0) failed += 1;
}

/** @param {() => { passed: number, failed: number }} count */
function readCounts(count) {
  try {
    return count();
  } catch (error) {
    console.log(`No report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 0 };
  }
}

/** @param {string} name */
function report(name) {
  return JSON.parse(readFileSync(join(reports, name), "utf8"));
}

await installPackages();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await check("format and lint", () => run("biome", ["ci", "."]));
await check("types", async () => {
  await run("npm", ["run", "--silent", "types"], { quiet: true });
  await run("tsc", ["-p", "."]);
});
await check("build", () => run("react-router", ["build"], { quiet: true }));
await suite(
  "in workerd",
  () =>
    run("vitest", ["run", "--reporter=default", "--reporter=json", "--outputFile.json=test-results/vitest.json"], {
      env: { TEST_THE_BUILD: "true" },
    }),
  () => {
    const { numPassedTests, numFailedTests } = report("vitest.json");
    return { passed: numPassedTests, failed: numFailedTests };
  },
);
await suite(
  "in the browser",
  async () => {
    const { findBrowser } = await import("./find-browser.mjs");
    await run("playwright", ["test", "-c", "tests/e2e/playwright.config.ts"], {
      env: { CHROMIUM_PATH: await findBrowser() },
    });
  },
  () => {
    const { stats } = report("playwright.json");
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
