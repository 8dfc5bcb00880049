import { expect, it } from "vitest";
import { shortCalls } from "../app/shortCalls.ts";

const call = (rest: string) =>
  `export const getOne = defineEndpoint("getOne", "/ones/{id}", {\n  method: "GET",\n${rest}});\n`;

it("leaves out of a browser's calls what the API document and the server alone read of them", () => {
  const errors = '  errors: ["not_found", ...others],\n';
  const code = shortCalls(call(`  summary: "ひとつ",\n${errors}  policy: policies.read,\n`));
  expect(code.replaceAll(/\s+/g, " ")).toBe(
    'export const getOne = defineEndpoint("getOne", "/ones/{id}", { method: "GET", }); ',
  );
  const line =
    'defineEndpoint("a", "/a", { slice, summary: "甲", policy: { allow: ["visitor"] }, errors: ["x"] })';
  expect(shortCalls(line).replaceAll(/\s+/g, " ")).toBe('defineEndpoint("a", "/a", { slice, })');
});

it("stops the build where a summary is written in another way, instead of leaving it in", () => {
  expect(() => shortCalls(call("  summary: WORDS,\n"))).toThrow("1 calls have 0 summaries");
});
