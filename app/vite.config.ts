import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endpoints } from "@tsumugi/contract/schemas";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import manifest from "../packages/server/package.json" with { type: "json" };

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** First segments that belong to the server: /api, what the contract mounts at the root, and its documents. */
const served = new Set(["api", "demo-assets", "docs", "openapi\\.json"]);
for (const endpoint of Object.values(endpoints)) {
  if ("base" in endpoint && endpoint.base === "") served.add(endpoint.path.split("/")[1] ?? "");
}

/**
 * The part of the contract that signing in and the frame around every screen speak of. The calls of the second line are
 * there because the live stream reads them again, and because the page of a creator is opened by a mail.
 */
const FIRST_CONTRACT = new RegExp(
  [
    "packages/contract/src/[^/]+\\.ts$",
    "packages/contract/src/(projects|job-drafts|job-requests|reply|scheduled-comments|todo)/[^/]+\\.endpoints\\.ts$",
    "packages/contract/src/(auth|chat-rooms|comments|company-users|core|genres|invitations|notifications)/",
    "packages/contract/src/(preferences|presence|signup|support-chat-rooms|system|uploads|verification)/",
    // Numbers of phones, places and accounts are read by forms alone.
    "packages/contract/src/shared/(?!contactNumbers|zengin)",
  ].join("|"),
);
/** The rest of it in one file, which the first of the lazy screens loads. */
const CONTRACT = /packages\/contract\//;

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
  plugins: [react(), errorReports, compressedFiles],
  build: {
    target: "baseline-widely-available",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|swr|jotai)\//,
            },
            { name: "contract", test: FIRST_CONTRACT },
            { name: "contract-screens", test: CONTRACT },
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
