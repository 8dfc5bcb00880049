import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applyTransform } from "./transform.ts";
import { transforms } from "./transforms/index.ts";

// A folder per transform, three files per case: what goes in, what comes out, and what it asks people to look at.

const home = new URL("../fixtures/", import.meta.url);

it("shows every transform at work", () => {
  expect(readdirSync(home)).toEqual(Object.keys(transforms).sort());
});

describe.each(Object.entries(transforms))("%s", (name, transform) => {
  const folder = new URL(`${name}/`, home);
  const inputs = readdirSync(folder).filter((file) => file.includes(".input."));
  const read = (file: string) => readFileSync(new URL(file, folder), "utf8");

  it.each(inputs)("changes what it should and leaves every other letter alone: %s", (input) => {
    const { code, questions } = applyTransform(transform, read(input), input);
    expect(code).toBe(read(input.replace(".input.", ".output.")));
    const asked = questions.map(({ line, what }) => `${line}: 要確認 ${what}\n`).join("");
    expect(asked).toBe(read(input.replace(/\.input\..*/, ".report.txt")));
  });

  it.each(inputs)("changes nothing when it runs again: %s", (input) => {
    const output = read(input.replace(".input.", ".output."));
    const again = applyTransform(transform, output, input);
    expect(again.changes).toEqual([]);
    expect(again.code).toBe(output);
  });

  it.each(inputs)("keeps the ends of lines of another system: %s", (input) => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    const { code } = applyTransform(transform, windows(read(input)), input);
    expect(code).toBe(windows(read(input.replace(".input.", ".output."))));
  });
});
