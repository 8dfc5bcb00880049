import { describe, expect, it } from "vitest";
import { graphemeCount, normalizePhone, normalizeRegistrationNumber, parseInteger } from "./normalize.ts";

describe("parseInteger", () => {
  it.each([
    ["￥１２，０００", 12000],
    ["12,000円", 12000],
    ["－５００", -500],
    ["  ", null],
    ["", null],
    ["12.5", undefined],
    ["一万", undefined],
  ])("reads %j as %j", (text, expected) => {
    expect(parseInteger(text)).toBe(expected);
  });
});

describe("other fields", () => {
  it("turn full-width phone numbers into plain ones", () => {
    expect(normalizePhone("０９０ー１２３４ー５６７８")).toBe("090-1234-5678");
  });

  it("complete a registration number with its T", () => {
    expect(normalizeRegistrationNumber("Ｔ１２３４５６７８９０１２３")).toBe("T1234567890123");
    expect(normalizeRegistrationNumber("1234-5678-90123")).toBe("T1234567890123");
  });

  it("count graphemes, not code units", () => {
    expect(["👨‍👩‍👧", "葛󠄀城", "𠮷野"].map(graphemeCount)).toEqual([1, 2, 2]);
  });
});
