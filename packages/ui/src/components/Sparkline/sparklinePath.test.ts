import { expect, it } from "vitest";
import { sparklinePath, sparklineText } from "./sparklinePath.ts";

it("lifts the pen at a gap and marks the last known point", () => {
  const { line, end } = sparklinePath([0, 10, null, 5], 32, 28);
  expect(line).toBe("M4 24L12 4");
  expect(end).toEqual({ x: 28, y: 14 });
});

it("knows the points between two gaps, which no line shows, except the last known one", () => {
  const { line, alone, end } = sparklinePath([10, null, 0, null, 10, 0, null, 5], 64, 28);
  expect(alone).toEqual([
    { x: 4, y: 4 },
    { x: 20, y: 24 },
  ]);
  expect(line).toBe("M36 4L44 24");
  expect(end).toEqual({ x: 60, y: 14 });
});

it("lays a single or constant value in the middle, and draws nothing of nothing", () => {
  expect(sparklinePath([7], 32, 28)).toEqual({ line: "", alone: [], end: { x: 28, y: 14 } });
  expect(sparklinePath([0, 0], 32, 28).line).toBe("M4 14L28 14");
  expect(sparklinePath([null, null], 32, 28)).toEqual({ line: "", alone: [], end: null });
});

it("tells the way in words, a peak on it, and what is missing", () => {
  expect(sparklineText([0, 120, 1_100], "回")).toBe("0回から1,100回へ増加");
  expect(sparklineText([10, 90, 10])).toBe("10から10へ横ばい、最大90");
  expect(sparklineText([-5, null, -80])).toBe("-5から-80へ減少、欠け1件");
  expect(sparklineText([42])).toBe("42");
  expect(sparklineText([null])).toBe("データなし");
});

it("names what the first and the last known value belong to", () => {
  const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"];
  expect(sparklineText([null, 40, 90, null], "回", undefined, days)).toBe(
    "2026/11/19(木) 40回から2026/11/20(金) 90回へ増加、欠け2件",
  );
  expect(sparklineText([1, 2], "", undefined, ["1投稿目", "2投稿目"])).toBe("1投稿目 1から2投稿目 2へ増加");
});
