#!/usr/bin/env node
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

// What tsdown calls for a package in place of the compiler: hands over what `packageBuild.ts` has emitted for it.

const { values } = parseArgs({
  options: {
    outDir: { type: "string" },
    rootDir: { type: "string" },
    declarationMap: { type: "boolean" },
  },
  strict: false,
});
const { outDir, rootDir } = values;
const { PACKAGE_TYPES } = process.env;
if (typeof outDir !== "string" || typeof rootDir !== "string" || !PACKAGE_TYPES)
  throw new Error("tsdown calls this with --outDir and --rootDir, from tools/packageBuild.ts.");
cpSync(join(PACKAGE_TYPES, basename(rootDir)), outDir, {
  recursive: true,
  filter: (path) => Boolean(values.declarationMap) || !path.endsWith(".map"),
});
