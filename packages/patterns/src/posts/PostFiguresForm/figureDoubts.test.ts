import { expect, it } from "vitest";
import { figureDoubt } from "./figureDoubts.ts";

const doubt = (
  field: "likes" | "reach" | "views",
  value: number,
  {
    text = String(value),
    now,
    ...values
  }: { text?: string; now?: number; views?: number; impressions?: number } = {},
) => figureDoubt({ field, value, text }, values, now);

it("doubts more reactions than views, more reach than impressions, a fall, and commas out of place", () => {
  expect(doubt("likes", 6000, { views: 5000 })).toBe("再生数の5,000より多い数値です。桁を確かめてください。");
  expect(doubt("reach", 90_000, { impressions: 12_000 })).toMatch(/インプレッションの12,000より多い/);
  expect(doubt("views", 4000, { now: 500_000 })).toMatch(/今の500,000から大きく減ります/);
  expect(doubt("views", 1234, { text: "1,23,4" })).toMatch(/^1,234と読みました/);
});

it("says nothing of what can be", () => {
  expect(doubt("likes", 5000, { views: 5000 })).toBeNull();
  expect(doubt("likes", 6000)).toBeNull();
  expect(doubt("views", 400, { now: 500 })).toBeNull();
  for (const text of ["1,234", "１，２３４回", "1234", "12,345,678"])
    expect(doubt("views", 1234, { text })).toBeNull();
});
