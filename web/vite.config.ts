import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./tools/compress.mjs";
import { credits } from "./tools/credits.mjs";
import { icons } from "./tools/icons.mjs";

const SHARED =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/web\/src\/(ui\/(?!judge\/)|net\/|i18n\/|route|games\/[^/]+\.ts|games\/\w+\/ui\.ts)/;
const PAGE = "../src/neopolis/server/http/page";

export default defineConfig({
  plugins: [icons(), credits(), svelte(), compressed(PAGE)],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's content security policy allows data: addresses for pictures only
    modulePreload: { polyfill: false },
    // Code that every page needs goes into one file; otherwise each shared module would become a separate file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } } },
  },
  server: {
    fs: { allow: [".."] }, // the texts are in src/neopolis/text/locales
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    isolate: false, // a process and a DOM for each file would take longer than the tests; fresh.mjs cleans up instead
    setupFiles: ["tools/fresh.mjs"],
  },
});
