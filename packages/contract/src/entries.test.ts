import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

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
