import { expect, it } from "vitest";
import * as z from "zod";
import { textLength } from "./textLength.ts";
import { line, requiredName, text } from "./wire.ts";

const samples = [
  ["", 0],
  ["花子", 2],
  ["𠮷", 1],
  ["が", 1],
  ["か\u3099", 2],
  ["葛\u{e0100}", 2],
  ["👨‍👩‍👧", 5],
  ["🇯🇵", 2],
  ["a\ufe0f", 2],
] as const;

it.each(samples)("%j is %i characters long", (sample, length) => {
  expect(textLength(sample)).toBe(length);
});

it.each(samples.filter(([sample]) => sample !== ""))(
  "%j fills every kind of text alike",
  (sample, length) => {
    for (const kind of [text, line, requiredName]) {
      expect(kind(length * 3).safeParse(sample.repeat(3)).success).toBe(true);
      expect(kind(length * 3).safeParse(`${sample.repeat(3)}𠮷`).success).toBe(false);
    }
  },
);

it("is published as JSON Schema's maxLength, which counts the same", () => {
  expect(z.toJSONSchema(text(51), { io: "input", unrepresentable: "any" })).toMatchObject({ maxLength: 51 });
});
