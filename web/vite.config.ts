import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
// @ts-expect-error a tool of the build, without types
import { worker } from "./tools/worker/plugin.mjs";

export default defineConfig({
  base: "./", // the server writes its prefix into <base>
  plugins: [svelte(), svelteTesting(), worker()],
  build: {
    outDir: "dist", // build.py lays it into the package
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows files only
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // the machine may be busy
});
