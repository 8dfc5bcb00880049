import { describe, expect, it } from "vitest";
import { phoneNumberOf, postalCodeOf } from "./contactNumbers.ts";

describe("postalCodeOf", () => {
  it.each(["1000001", "100-0001", "〒１００ー０００１", " 100 0001 ", "〒100−0001"])("reads %s", (typed) =>
    expect(postalCodeOf(typed)).toBe("100-0001"),
  );
  it.each(["", "100-000", "100-00012", "abc", "100-000a"])("refuses %j", (typed) =>
    expect(postalCodeOf(typed)).toBeUndefined(),
  );
});

describe("phoneNumberOf", () => {
  it.each([
    ["０９０ー１２３４ー５６７８", "090-1234-5678"],
    ["+81 90-1234-5678", "+81 90-1234-5678"],
    ["（03）1234-5678", "(03)1234-5678"],
    ["03-1234-5678 内線12", "03-1234-5678 内線12"],
    ["0312345678", "0312345678"],
  ])("reads %s", (typed, phone) => expect(phoneNumberOf(typed)).toBe(phone));
  it.each(["", "電話", "090-abcd-5678", "-", "12", "事務所へ"])("refuses %j", (typed) =>
    expect(phoneNumberOf(typed)).toBeUndefined(),
  );
});
