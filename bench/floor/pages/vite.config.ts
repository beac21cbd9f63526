import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserChunks } from "../../../scripts/browser-chunks.mjs";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), tailwindcss(), reactRouter()],
  build: { sourcemap: false, emptyOutDir: true },
  // As the product's: what a page names of its files is a part of its length.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: browserChunks } } } },
    ssr: { build: { minify: true } },
  },
});
