import { expect, it } from "vitest";
import { differingParts } from "./differingParts.ts";

const long = "撮影は平日の夜。".repeat(12);

it("shows long texts from just before what differs, and short ones whole", () => {
  expect(differingParts(`${long}前`, `${long}後`)).toEqual([
    "…日の夜。撮影は平日の夜。前",
    "…日の夜。撮影は平日の夜。後",
  ]);
  expect(differingParts("前の長くないメモ", "後の長くないメモ")).toEqual([
    "前の長くないメモ",
    "後の長くないメモ",
  ]);
  expect(differingParts(`前${long}`, `後${long}`)).toEqual([`前${long}`, `後${long}`]);
});

it("shows what was put on at the end, and never half a character", () => {
  const family = "👨‍👩‍👧".repeat(12);
  expect(differingParts(family, `${family}追記`)).toEqual(["…👨‍👩‍👧👨‍👩‍👧", "…👨‍👩‍👧👨‍👩‍👧追記"]);
});
