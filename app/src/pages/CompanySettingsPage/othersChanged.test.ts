import { buildCompanyProfile } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { othersChanged } from "./othersChanged.ts";

const base = buildCompanyProfile({ phone: "03-0000-0000", ng_words: ["絶対"] });

it("asks only where both changed the same field to different values", () => {
  const theirs = { ...base, phone: "03-1111-1111", version: 2 };
  expect(othersChanged(base, theirs, { phone: "03-2222-2222" })).toBe(true);
  expect(othersChanged(base, theirs, { phone: "03-1111-1111" })).toBe(false);
  expect(othersChanged(base, theirs, { address: "大阪府" })).toBe(false);
  expect(othersChanged(base, { ...base, version: 2 }, { phone: "03-2222-2222" })).toBe(false);
});

it("compares lists by what they hold", () => {
  const theirs = { ...base, ng_words: ["絶対", "必ず"], version: 2 };
  expect(othersChanged(base, theirs, { ng_words: ["絶対", "必ず"] })).toBe(false);
  expect(othersChanged(base, theirs, { ng_words: [] })).toBe(true);
});
