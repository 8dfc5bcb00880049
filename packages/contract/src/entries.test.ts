import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as calls from "./index.ts";
import * as openapi from "./openapi.ts";
import * as schemas from "./schemas.ts";

/** Modules that stay in the program: a type-only import leaves nothing behind. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm)].map(
    ([, specifier = ""]) => specifier,
  );

/** Every module that an entry loads, with the way that leads to it. */
function loadedBy(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (url: URL, way: string) => {
    for (const specifier of importsOf(readFileSync(url, "utf8"))) {
      const target = specifier.startsWith(".") ? new URL(specifier, url) : undefined;
      const name = target?.href ?? specifier;
      if (found.has(name)) continue;
      found.set(name, `${way} > ${specifier}`);
      if (target) visit(target, `${way} > ${specifier}`);
    }
  };
  visit(new URL(entry, import.meta.url), entry);
  return found;
}

describe("what an entry of the package loads", () => {
  test("calls, labels and rules come without zod", () => {
    const loaded = loadedBy("./index.ts");
    expect(loaded.size).toBeGreaterThan(60);
    expect(loaded.get("zod")).toBeUndefined();
    expect([...loaded.keys()].filter((name) => name.endsWith(".schemas.ts"))).toEqual([]);
  });

  test.each(["./schemas.ts", "./openapi.ts"])("%s parses and may load it", (entry) => {
    expect(loadedBy(entry).get("zod")).toBeDefined();
  });
});

test("the entries export exactly this, so that a removal or a new name is a decision", async () => {
  const entries = Object.entries({ ".": calls, "./schemas": schemas, "./openapi": openapi });
  const text = entries.map(([entry, names]) => [entry, ...Object.keys(names).sort()].join("\n  "));
  await expect(`${text.join("\n")}\n`).toMatchFileSnapshot("publicApi.txt");
});
