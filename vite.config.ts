import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserChunks } from "./scripts/browser-chunks.mjs";
import { localVars } from "./scripts/local-vars.mjs";

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The dev server is local by nature; a build stays what wrangler.toml says.
      config: command === "serve" ? { vars: localVars(Number(process.env.PORT ?? 5173)) } : {},
    }),
    tailwindcss(),
    reactRouter(),
  ],
  build: { sourcemap: false },
  // What is loaded only when opened would else be found late, and the dev server start over under the page's feet.
  optimizeDeps: {
    include: [
      "radix-ui/dialog",
      "radix-ui/slot",
      "radix-ui/tabs",
      "sonner",
      "@conform-to/react",
      "@conform-to/zod/v4",
      "zod",
      "react-day-picker",
      "date-fns",
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: browserChunks } } } },
    ssr: { build: { minify: true } },
  },
}));
