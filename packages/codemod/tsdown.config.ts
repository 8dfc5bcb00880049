import { defineConfig } from "tsdown";
import { typesOfPackage } from "../../tools/packageTypes/typesOfPackage.ts";

export default defineConfig({
  entry: ["src/index.ts", "src/bin.ts"],
  format: "esm",
  platform: "node",
  dts: typesOfPackage,
  fixedExtension: false,
  // What the package.json does not name must not slip in.
  deps: { onlyBundle: [] },
});
