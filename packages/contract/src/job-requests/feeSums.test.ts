import { expect, it } from "vitest";
import { feeSumLines, feeSums, feeTaxOf } from "./feeSums.ts";

const person = { entity_type: "individual", withholding_default: true } as const;

it("gives the creator the fee with its tax, less what is withheld of the fee without tax", () => {
  expect(feeSums(80_000, feeTaxOf(person, "floor"))).toEqual({
    fee: 80_000,
    tax: 8_000,
    total: 88_000,
    withheld: 8_168,
    payable: 79_832,
  });
  expect(feeSums(1_500_000, feeTaxOf(person, "floor"))).toMatchObject({ withheld: 204_200 });
});

it("withholds nothing from a corporation, nor where the record says so", () => {
  expect(feeTaxOf({ ...person, entity_type: "corporation" }, "floor").withholding).toBe(false);
  expect(feeTaxOf({ ...person, withholding_default: false }, "floor").withholding).toBe(false);
});

it("rounds the tax as the company does", () => {
  expect(feeSums(33_335, feeTaxOf(person, "floor")).tax).toBe(3_333);
  expect(feeSums(33_335, feeTaxOf(person, "round")).tax).toBe(3_334);
  expect(feeSums(33_331, feeTaxOf(person, "ceil")).tax).toBe(3_334);
});

it("withholds nothing in words where the sum is nothing", () => {
  expect(feeSumLines(0, feeTaxOf(person, "floor"))).toContainEqual(["源泉徴収税", "なし"]);
});

it("says the sums in words", () => {
  expect(feeSumLines(80_000, feeTaxOf(person, "floor"))).toEqual([
    ["消費税（10%）", "8,000円"],
    ["税込", "88,000円"],
    ["源泉徴収税", "−8,168円"],
    ["お支払額（振込手数料は依頼元の負担）", "79,832円"],
  ]);
});
