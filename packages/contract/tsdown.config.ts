import { defineConfig } from "tsdown";
import { typesOfPackage } from "../../tools/packageTypes/typesOfPackage.ts";

export default defineConfig({
  entry: ["src/index.ts", "src/openapi.ts", "src/schemas.ts"],
  format: "esm",
  platform: "neutral",
  dts: typesOfPackage,
  unbundle: true,
  sourcemap: true,
  // What the package.json does not name must not slip in.
  deps: { onlyBundle: [] },
});
