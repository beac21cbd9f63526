import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** `npm test` has built the Worker by then and tests that; alone, vitest compiles the source anew for every file. */
const isBuilt = process.env.TEST_THE_BUILD === "true";

export default defineConfig(async () => ({
  plugins: [
    ...(isBuilt ? [] : [reactRouter()]),
    cloudflareTest({
      main: isBuilt ? "./build/server/index.js" : "./worker/entry.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          ENVIRONMENT: "test",
          CATALOGUE: "demo",
          PASSWORD_COST: "1024",
          TEST_MIGRATIONS: await readD1Migrations("./migrations"),
        },
      },
    }),
  ],
  test: {
    include: ["tests/**/*.test.ts"],
    // The first page of a file compiles the whole app.
    testTimeout: 30_000,
    setupFiles: ["./tests/apply-migrations.ts"],
    // Else the address of the style sheet would be empty.
    css: true,
    // A package whose ES door leads to CommonJS: unbundled, its default export is lost on the way.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
  },
}));
