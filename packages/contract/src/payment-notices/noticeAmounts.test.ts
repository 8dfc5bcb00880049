import { describe, expect, test } from "vitest";
import {
  deductiblePercent,
  defaultDeductibleShares,
  legalLatestDay,
  type NoticeAmountLine,
  noticeTotals,
  withholdingOf,
} from "./noticeAmounts.ts";

const line = (amount: number, more: Partial<NoticeAmountLine> = {}): NoticeAmountLine => ({
  amount,
  tax_rate: 10,
  withholding: false,
  ...more,
});

describe("withholdingOf", () => {
  test.each([
    [0, 0],
    [1, 0],
    [9, 0],
    [10, 1],
    [100_000, 10_210],
    [999_999, 102_099],
    [1_000_000, 102_100],
    [1_000_001, 102_100],
    [1_000_005, 102_101],
    [1_500_000, 204_200],
    [9_999_999_999, 2_041_897_899],
  ])("of %i yen is withheld %i", (base, withheld) => {
    expect(withholdingOf(base)).toBe(withheld);
  });
});

describe("noticeTotals", () => {
  test("tax is rounded once per rate, not per line", () => {
    const lines = [line(333), line(333), line(333)];
    expect(noticeTotals(lines, "floor")).toMatchObject({ subtotal: 999, tax: 99, total: 1098 });
    expect(noticeTotals(lines, "round").tax).toBe(100);
    expect(noticeTotals(lines, "ceil").tax).toBe(100);
  });

  test("each rounding treats a half and an exact yen as it says", () => {
    expect(noticeTotals([line(105)], "floor").tax).toBe(10);
    expect(noticeTotals([line(105)], "round").tax).toBe(11);
    expect(noticeTotals([line(104)], "round").tax).toBe(10);
    expect(noticeTotals([line(101)], "ceil").tax).toBe(11);
    expect(noticeTotals([line(100)], "ceil").tax).toBe(10);
  });

  test("rates stand apart, highest first, and only those in use", () => {
    const totals = noticeTotals(
      [line(1_080, { tax_rate: 8 }), line(1_000), line(500, { tax_rate: 0 })],
      "floor",
    );
    expect(totals.by_rate).toEqual([
      { tax_rate: 10, amount: 1_000, tax: 100 },
      { tax_rate: 8, amount: 1_080, tax: 86 },
      { tax_rate: 0, amount: 500, tax: 0 },
    ]);
    expect(noticeTotals([line(1_000)], "floor").by_rate).toHaveLength(1);
  });

  test("withholding is on the tax-excluded sum of the chosen lines as one payment", () => {
    const totals = noticeTotals(
      [line(600_000, { withholding: true }), line(900_000, { withholding: true }), line(50_000)],
      "floor",
    );
    expect(totals).toMatchObject({
      withholding_base: 1_500_000,
      withholding: 204_200,
      total: 1_705_000,
      payable: 1_500_800,
    });
  });

  test("nothing is withheld unless a line says so", () => {
    expect(noticeTotals([line(2_000_000)], "floor")).toMatchObject({ withholding: 0, payable: 2_200_000 });
  });

  test("a notice without lines is zero all through", () => {
    expect(noticeTotals([], "ceil")).toEqual({
      by_rate: [],
      subtotal: 0,
      tax: 0,
      total: 0,
      withholding_base: 0,
      withholding: 0,
      payable: 0,
    });
  });

  test("large amounts stay exact", () => {
    expect(noticeTotals([line(9_999_999_999)], "floor").tax).toBe(999_999_999);
    expect(noticeTotals([line(9_999_999_999)], "ceil").tax).toBe(1_000_000_000);
  });
});

describe("days", () => {
  test("the legal latest day counts the receipt day as day 1", () => {
    expect(legalLatestDay("2026-11-20")).toBe("2027-01-18");
    expect(legalLatestDay("2024-01-01")).toBe("2024-02-29");
    expect(legalLatestDay("2026-01-01")).toBe("2026-03-01");
  });
});

describe("deductiblePercent", () => {
  test("the share changes on its day", () => {
    expect(deductiblePercent("2026-09-30", defaultDeductibleShares)).toBe(80);
    expect(deductiblePercent("2026-10-01", defaultDeductibleShares)).toBe(70);
    expect(deductiblePercent("2023-09-30", defaultDeductibleShares)).toBe(100);
  });

  test("a table in any order gives the same share", () => {
    const reversed = [...defaultDeductibleShares].reverse();
    expect(deductiblePercent("2026-12-01", reversed)).toBe(70);
    expect(deductiblePercent("2025-01-01", reversed)).toBe(80);
  });
});
