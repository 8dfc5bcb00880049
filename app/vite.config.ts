import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endpoints } from "@tsumugi/contract/schemas";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import manifest from "../packages/server/package.json" with { type: "json" };
import { routeFiles } from "./routeFiles.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** First segments that belong to the server: /api, what the contract mounts at the root, and its documents. */
const served = new Set(["api", "demo-assets", "docs", "openapi\\.json"]);
for (const endpoint of Object.values(endpoints)) {
  if ("base" in endpoint && endpoint.base === "") served.add(endpoint.path.split("/")[1] ?? "");
}

/** Everything that the first screen loads but the entry itself, which stays a file of its own. */
const FIRST_SCREEN = /^(?!.*(?:main\.tsx|index\.html))/;
const OWN = /^(?!.*node_modules)/;

/** Says in the page where errors are reported to: the server lets it out to there and nowhere else. */
const errorReports: Plugin = {
  name: "error-reports",
  transformIndexHtml: () => {
    const { VITE_SENTRY_DSN: dsn } = process.env;
    if (!dsn) return [];
    return [
      { tag: "meta", attrs: { name: "error-reports", content: new URL(dsn).origin }, injectTo: "head" },
    ];
  },
};

/** Beside every file that is text, what browsers take: the server never compresses one for a request. */
const compressedFiles: Plugin = {
  name: "compressed-files",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => /\.(css|js|json|svg|webmanifest)$/.test(name))
        .map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          if (text.byteLength < 1024) return;
          await writeFile(`${path}.br`, await promisify(brotliCompress)(text, brotli));
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
        }),
    );
  },
};

export default defineConfig({
  plugins: [react(), errorReports, compressedFiles, routeFiles],
  build: {
    target: "baseline-widely-available",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Three files before anything can be seen, not one for each module that somebody shares.
            { name: "vendor", test: /node_modules\//, tags: ["$initial"] },
            { name: "first", test: FIRST_SCREEN, tags: ["$initial"] },
            // What so many screens share is one file. Lower counts load much that a screen has no use for.
            { name: "common", test: OWN, minShareCount: 20, includeDependenciesRecursively: false },
            { name: "contract", test: /packages\/contract\// },
          ],
        },
      },
    },
  },
  define: { "import.meta.env.VITE_RELEASE": JSON.stringify(manifest.version) },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    strictPort: true,
    // Whole segments only: a plain "/s" would also catch /src and /signin.
    proxy: { [`^/(${[...served].join("|")})([/?]|$)`]: server },
  },
});
