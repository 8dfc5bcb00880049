import { expect, it } from "vitest";
import { actOf, lineOf, typedOn } from "./treeKeys.ts";
import { treeLines } from "./treeLines.ts";

const lines = treeLines(
  [
    {
      key: "sns",
      label: "SNS",
      children: [
        { key: "yt", label: "YouTube" },
        { key: "x", label: "Ｘ" },
      ],
    },
    { key: "terms", label: "条件", children: [] },
    { key: "list", label: "Shop", children: [{ key: "s", label: "見積もり" }] },
  ],
  new Set(["sns"]),
  { pending: new Set(), failed: new Set(), done: new Set() },
);

it("goes in and out by the arrows to the side", () => {
  expect(actOf("ArrowRight", lines, 0)).toEqual({ to: 1 });
  expect(actOf("ArrowRight", lines, 3)).toEqual({ open: ["terms"] });
  expect(actOf("ArrowRight", lines, 1)).toBeUndefined();
  expect(actOf("ArrowLeft", lines, 2)).toEqual({ to: 0 });
  expect(actOf("ArrowLeft", lines, 0)).toEqual({ close: "sns" });
  expect(actOf("ArrowLeft", lines, 3)).toBeUndefined();
});

it("stops at both ends", () => {
  expect(actOf("ArrowUp", lines, 0)).toEqual({ to: 0 });
  expect(actOf("ArrowDown", lines, 4)).toEqual({ to: 4 });
  expect([actOf("Home", lines, 3), actOf("End", lines, 1)]).toEqual([{ to: 0 }, { to: 4 }]);
});

it("opens the closed branches beside a line by a star", () => {
  expect(actOf("*", lines, 0)).toEqual({ open: ["terms", "list"] });
  expect(actOf("*", lines, 1)).toEqual({ open: [] });
});

it("finds names by their beginning, whatever the width and case of the letters", () => {
  expect(lineOf("s", lines, 0)).toBe(4);
  expect(lineOf("s", lines, 4)).toBe(0);
  expect(lineOf("ss", lines, 0)).toBe(4);
  expect(lineOf("sn", lines, 0)).toBe(0);
  expect(lineOf("sh", lines, 0)).toBe(4);
  expect(lineOf("x", lines, 0)).toBe(2);
  expect(lineOf("q", lines, 0)).toBeUndefined();
});

it("takes letters for one word while they follow quickly", () => {
  const first = typedOn(undefined, "Ｓ", 1000);
  expect(first.text).toBe("s");
  expect(typedOn(first, "H", 1300).text).toBe("sh");
  expect(typedOn(first, "H", 1900).text).toBe("h");
});
