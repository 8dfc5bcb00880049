import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts", "src/bin.ts"],
  format: "esm",
  platform: "node",
  dts: false,
  fixedExtension: false,
  // What the package.json does not name must not slip in.
  deps: { onlyBundle: [] },
});
