import { defineConfig } from "tsdown";
import { isClientCode, stableStyleNames } from "../../tools/clientCode.ts";
import { shortCssTexts } from "../../tools/minifyCss.ts";
import { tokenText } from "../../tools/tokenText.ts";

export default defineConfig({
  // One entry per folder of the public surface, found and not listed: a new one cannot be forgotten.
  entry: [
    "src/index.ts",
    "src/eager.ts",
    "src/{brand,clock,format,linked,theme,words}/index.ts",
    "src/components/*/index.ts",
  ],
  format: "esm",
  platform: "browser",
  dts: false,
  // A file per module: an app's bundler then takes what is used and leaves the rest.
  unbundle: true,
  plugins: [tokenText, stableStyleNames, shortCssTexts],
  outputOptions: {
    banner: ({ facadeModuleId }) => (facadeModuleId && isClientCode(facadeModuleId) ? '"use client";' : ""),
  },
});
