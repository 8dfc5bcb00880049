import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts", "src/openapi.ts", "src/schemas.ts"],
  format: "esm",
  platform: "neutral",
  dts: false,
  unbundle: true,
  sourcemap: true,
  // What the package.json does not name must not slip in.
  deps: { onlyBundle: [] },
});
