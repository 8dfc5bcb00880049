import { defineConfig } from "tsdown";
import { isClientCode, stableStyleNames } from "../../tools/clientCode.ts";
import { shortCssTexts } from "../../tools/minifyCss.ts";

export default defineConfig({
  // One entry per folder of the public surface, found and not listed: a new one cannot be forgotten.
  entry: ["src/index.ts", "src/*/index.ts"],
  format: "esm",
  platform: "browser",
  dts: false,
  // A file per module: an app's bundler then takes what is used and leaves the rest.
  unbundle: true,
  plugins: [stableStyleNames, shortCssTexts],
  outputOptions: {
    banner: ({ facadeModuleId }) => (facadeModuleId && isClientCode(facadeModuleId) ? '"use client";' : ""),
  },
});
