import { expect, it } from "vitest";
import { ratioOf, remainingSeconds, remainingText } from "./progressText.ts";

it("never promises less time than there is, and says nothing at the very end", () => {
  expect(remainingText(3)).toBe("");
  expect(remainingText(12)).toBe("あと約20秒");
  expect(remainingText(61)).toBe("あと約2分");
  expect(remainingText(3601)).toBe("あと約2時間");
  expect(remainingText(Number.POSITIVE_INFINITY)).toBe("");
});

it("tells the rest from the speed so far, once there is one", () => {
  expect(remainingSeconds(25_000, 100_000, 10_000)).toBe(30);
  expect(remainingSeconds(0, 100, 10_000)).toBeUndefined();
  expect(remainingSeconds(50, 100, 500)).toBeUndefined();
  expect(remainingSeconds(100, 100, 10_000)).toBeUndefined();
});

it("keeps the bar inside its track", () => {
  expect(ratioOf(120, 100)).toBe(1);
  expect(ratioOf(-1, 100)).toBe(0);
  expect(ratioOf(null, 0)).toBe(0);
});
