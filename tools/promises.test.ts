import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.ts";

it.each(["docs/promises.md", "SECURITY.md"])("names in %s only files that are there", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.tsx?)`/g)].map(([, path]) => path ?? "");
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
