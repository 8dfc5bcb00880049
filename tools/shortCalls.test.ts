import { expect, it } from "vitest";
import { shortCalls } from "../app/shortCalls.ts";

const call = (rest: string) =>
  `export const getOne = defineEndpoint("getOne", "/ones/{id}", {\n  method: "GET",\n${rest}});\n`;

it("leaves out of a browser's calls what the API document alone says of them", () => {
  const errors = '  errors: ["not_found", ...others],\n';
  const code = shortCalls(call(`  summary: "ひとつ",\n${errors}  policy: read,\n`));
  expect(code.replaceAll(/\s+/g, " ")).toBe(
    'export const getOne = defineEndpoint("getOne", "/ones/{id}", { method: "GET", policy: read, }); ',
  );
  expect(shortCalls('defineEndpoint("a", "/a", { slice, summary: "甲", policy: read, errors: ["x"] })')).toBe(
    'defineEndpoint("a", "/a", { slice,  policy: read,  })',
  );
});

it("stops the build where a summary is written in another way, instead of leaving it in", () => {
  expect(() => shortCalls(call("  summary: WORDS,\n"))).toThrow("1 calls have 0 summaries");
});
