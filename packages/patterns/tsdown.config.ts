import { defineConfig } from "tsdown";

export default defineConfig({
  // One entry per folder of the public surface, found and not listed: a new one cannot be forgotten.
  entry: ["src/index.ts", "src/*/index.ts"],
  format: "esm",
  platform: "browser",
  dts: true,
  // A file per module: an app's bundler then takes what is used and leaves the rest.
  unbundle: true,
  outputOptions: {
    // What draws runs in the browser; tokens, formats and texts can be read on a server, too.
    banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith(".tsx") ? '"use client";' : ""),
  },
});
