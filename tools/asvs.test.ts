import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asvsRequirements } from "./asvsRequirements.ts";
import { root } from "./root.ts";

it("places every requirement of ASVS 5.0.0 of levels 1 and 2 once in SECURITY.md, and no other number", () => {
  const text = readFileSync(join(root, "SECURITY.md"), "utf8");
  const section = text.slice(text.indexOf("## ASVS 5.0.0"));
  // Each row begins with its numbers.
  const named = [...section.matchAll(/^\| ((?:\d+\.\d+\.\d+ ?)+)\|/gm)].flatMap(([, ids = ""]) =>
    ids.trim().split(" "),
  );
  const all = Object.entries(asvsRequirements).flatMap(([part, numbers]) =>
    numbers.map((number) => `${part}.${number}`),
  );
  expect(named.sort()).toEqual(all.sort());
});
