import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, defineProject } from "vitest/config";
import { newVapidKeys } from "./scripts/vapid-keys.mjs";

/** `npm test` has built the Worker by then, and pages are tested in the build: no file compiles the whole app anew. */
const isBuilt = process.env.TEST_THE_BUILD === "true";
const PAGES = "tests/pages/**/*.test.ts";

const migrations = await readD1Migrations("./migrations");
const vapidKeys = newVapidKeys();

function project(name: string, main: string, files: { include: string[]; exclude?: string[] }) {
  return defineProject({
    plugins: [
      ...(main.endsWith(".ts") ? [reactRouter()] : []),
      cloudflareTest({
        main,
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: {
            ENVIRONMENT: "test",
            CATALOGUE: "demo",
            PASSWORD_COST: "1024",
            LOCAL_ORIGIN: "http://localhost",
            VAPID_PUBLIC_KEY: vapidKeys.publicKey,
            VAPID_PRIVATE_KEY: vapidKeys.privateKey,
            TEST_MIGRATIONS: migrations,
          },
        },
      }),
    ],
    test: {
      name,
      ...files,
      // From the source, the first page of a file compiles the whole app.
      testTimeout: 30_000,
      // Files share a process, which is most of what they cost; each begins with empty storage and without spies.
      isolate: false,
      restoreMocks: true,
      setupFiles: ["./tests/fresh-storage.ts"],
      // Else the address of the style sheet would be empty.
      css: true,
      // A package whose ES door leads to CommonJS: unbundled, its default export is lost on the way.
      deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
    },
  });
}

export default defineConfig({
  test: {
    projects: [
      project("worker", "./worker/entry.ts", { include: ["tests/**/*.test.ts"], exclude: [PAGES] }),
      project("pages", isBuilt ? "./build/server/index.js" : "./worker/entry.ts", { include: [PAGES] }),
    ],
  },
});
