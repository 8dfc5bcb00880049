import { expect, it } from "vitest";
import { bodySchema } from "../core/fieldSchemas.ts";
import { isBlankText } from "./blankText.ts";
import { requiredText } from "./wire.ts";

it.each(["", "　 \t\n", "\u200B\u200D\uFEFF", "\u3164", "\u2800", "\u{E0100}", "\u202E"])(
  "%j shows nothing, and is no name",
  (text) => {
    expect(isBlankText(text)).toBe(true);
    expect(requiredText(10).safeParse(text).success).toBe(false);
  },
);

it.each(["花", "👨\u200D👩\u200D👧", "葛\u{E0100}", "-", "ㅤ花"])("%j shows something", (text) => {
  expect(isBlankText(text)).toBe(false);
  expect(requiredText(20).safeParse(text).success).toBe(true);
});

it("is kept as nothing where a field may hold nothing, as a file gives it back", () => {
  for (const kind of ["text", "multiline"] as const) {
    const schema = bodySchema({ kind, label: "社内メモ", max: 100, personal: true });
    expect(["　\n\t", "\u200b", "", " a "].map((typed) => schema.parse(typed))).toEqual(["", "", "", " a "]);
  }
});
