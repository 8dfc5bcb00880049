import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyTypes } from "./copyTypes.ts";

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "tsumugi-types-test-"));
});
afterEach(() => rmSync(work, { recursive: true }));

/** Copies the types of a package that names `.` and one entry per part. */
function copied(emitted: Record<string, string>): Record<string, string> {
  const folder = join(work, "package");
  const exports = {
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./*": { types: "./dist/parts/*/index.d.ts", default: "./dist/parts/*/index.js" },
    "./styles.css": "./dist/styles.css",
  };
  const files = { ...emitted, "../package/package.json": JSON.stringify({ publishConfig: { exports } }) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, "emitted", path)), { recursive: true });
    writeFileSync(join(work, "emitted", path), text);
  }
  copyTypes(folder, join(work, "emitted"));
  const dist = join(folder, "dist");
  const paths = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(dist, path), "utf8")]));
}

it("hands out what the package names and what that stands on, by every way of naming it, and nothing else", () => {
  const types = copied({
    "index.d.ts": 'export * from "./a.ts";\nimport "./global.ts";\n',
    "a.d.ts": 'export declare const a: import("./deep/b.tsx").B;\n',
    "deep/b.d.ts":
      'import type { A } from "../a.ts";\nexport interface B { a: typeof import("../a.ts"); c: A }\n',
    "global.d.ts": 'declare module "./deep/b.tsx" { interface B { more: string } }\nexport {};\n',
    "parts/one/index.d.ts": 'export type { Z } from "zod";\n',
    "parts/one/one.test.d.ts": "export {};\n",
    "unused.d.ts": "export {};\n",
  });
  expect(types).toEqual({
    "index.d.ts": 'export * from "./a.js";\nimport "./global.js";\n',
    "a.d.ts": 'export declare const a: import("./deep/b.js").B;\n',
    "deep/b.d.ts":
      'import type { A } from "../a.js";\nexport interface B { a: typeof import("../a.js"); c: A }\n',
    "global.d.ts": 'declare module "./deep/b.js" { interface B { more: string } }\nexport {};\n',
    "parts/one/index.d.ts": 'export type { Z } from "zod";\n',
  });
});

it("names the file that something stands on and that is not there", () => {
  expect(() => copied({ "index.d.ts": 'export * from "./gone.ts";\n' })).toThrow(/gone\.d\.ts/);
});

it("refuses a package whose types have not been emitted", () => {
  expect(() => copied({ "other.d.ts": "export {};\n" })).toThrow(/No types of/);
});
