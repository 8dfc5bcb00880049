import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "neutral",
  dts: false,
  sourcemap: true,
  // What the package.json does not name must not slip in.
  deps: { onlyBundle: [] },
  // A file per module: an app that names one hook then loads what that hook needs.
  unbundle: true,
});
