import { join } from "node:path";
import { root } from "../root.ts";

/** Where a package's types come from: what `packageBuild.ts` has emitted for all at once, else a compiler of its own. */
export const typesOfPackage = process.env.PACKAGE_TYPES
  ? { tsgo: { path: join(root, "tools/packageTypes/take.mjs") } }
  : true;
