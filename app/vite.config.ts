import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endpoints } from "@tsumugi/contract/schemas";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import manifest from "../packages/server/package.json" with { type: "json" };
import { shortCssTexts } from "../tools/minifyCss.ts";
import { tokenText } from "../tools/tokenText.ts";
import { askAfterPaint } from "./afterPaint.ts";
import { chunkGroups } from "./chunkGroups.ts";
import { formerFiles } from "./formerFiles.ts";
import { interfaceFont } from "./interfaceFont.ts";
import { productionRouter, shakenRouter, storeOfReact } from "./productionRouter.ts";
import { routeFiles } from "./routeFiles.ts";
import { entranceStyleNames, sentSignIn } from "./sentSignIn.ts";
import { withoutSummaries } from "./shortCalls.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** First segments that belong to the server: /api, what the contract mounts at the root, and its documents. */
const served = new Set(["api", "demo-assets", "docs", "openapi\\.json"]);
for (const endpoint of Object.values(endpoints)) {
  if ("base" in endpoint && endpoint.base === "") served.add(endpoint.path.split("/")[1] ?? "");
}

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
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
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

const shared = {
  define: { "import.meta.env.VITE_RELEASE": JSON.stringify(manifest.version) },
  build: {
    target: "baseline-widely-available",
    sourcemap: false,
    // A browser that knows no preloads loads each file when it is imported.
    modulePreload: { polyfill: false },
  },
} as const;

/** The design system's styles and tokens as its packages carry them: as texts, without the space that people read them by. */
const shortStyles = [tokenText, shortCssTexts];
/** What the build writes, and the build that plans its files before. */
const transforms = [
  react(),
  withoutSummaries,
  entranceStyleNames,
  shakenRouter,
  askAfterPaint,
  ...shortStyles,
];
const alias = [...productionRouter, storeOfReact];
const builtAlike = { ...shared, resolve: { alias }, plugins: transforms };

export default defineConfig(async ({ command }) => ({
  ...shared,
  resolve: { alias: command === "build" ? alias : [] },
  plugins: [
    ...(command === "build" ? transforms : [react()]),
    errorReports,
    compressedFiles,
    routeFiles,
    formerFiles,
    interfaceFont(),
    sentSignIn(builtAlike),
  ],
  build: {
    ...shared.build,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: command === "build" ? await chunkGroups(builtAlike) : [],
        },
      },
    },
  },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    strictPort: true,
    // Whole segments only: a plain "/s" would also catch /src and /signin.
    proxy: { [`^/(${[...served].join("|")})([/?]|$)`]: server },
  },
}));
