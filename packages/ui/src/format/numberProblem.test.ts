import { describe, expect, it } from "vitest";
import { numberProblem, showNumber, stepNumber } from "./numberProblem.ts";

describe("numberProblem", () => {
  it.each([
    ["￥１２，０００", { min: 0 }, undefined],
    ["", { min: 1 }, undefined],
    ["-1", { min: 0, unit: "円" }, "0円以上で入力してください。"],
    ["1.2万", { max: 10_000, unit: "円" }, "10,000円以下で入力してください。"],
    ["12.5", {}, "小数は入力できません。整数で入力してください。"],
    ["12.55", { decimals: 1 }, "小数は第1位まで入力できます。桁を減らしてください。"],
    ["12345678901234567890", { max: 999 }, "数が大きすぎます。999以下で入力してください。"],
    ["９９９９９９９９９億", {}, "数が大きすぎます。999,999,999,999,999以下で入力してください。"],
    ["-12345678901234567890", { min: 0, unit: "円" }, "0円以上で入力してください。"],
    ["0.12億", {}, undefined],
    ["一万", {}, "数字として読み取れませんでした。「50,000」のように入力してください。"],
    ["1e5", { decimals: 1 }, "数字として読み取れませんでした。「12.5」のように入力してください。"],
  ])("says of %j with %j: %j", (text, limits, expected) => {
    expect(numberProblem(text, limits)).toBe(expected);
  });
});

it("shows a number with its thousands and its own digits", () => {
  expect([1234567, -1234.5, 0, 0.05].map(showNumber)).toEqual(["1,234,567", "-1,234.5", "0", "0.05"]);
});

describe("stepNumber", () => {
  it("goes to the next of the grid and stops at the limits", () => {
    expect(stepNumber(1500, 1000, {})).toBe(2000);
    expect(stepNumber(1500, -1000, {})).toBe(1000);
    expect(stepNumber(null, 1000, {})).toBe(1000);
    expect(stepNumber(500, -1000, { min: 0 })).toBe(0);
    expect(stepNumber(99, 1, { max: 99 })).toBe(99);
    expect(stepNumber(0.2, 0.1, { decimals: 1 })).toBe(0.3);
    expect(stepNumber(0.3, -0.1, { decimals: 1 })).toBe(0.2);
    expect(Object.is(stepNumber(1, -1, {}), 0)).toBe(true);
  });
});
