import { describe, expect, it } from "vitest";
import { message } from "./longThread.ts";
import { BLOCK, cutBlocks, type ThreadBlock } from "./threadBlocks.ts";

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(`m${from + index}`, "me", ""));

const startsOf = (blocks: readonly ThreadBlock[]) => new Set(blocks.map(({ key }) => key));
const shapeOf = (blocks: readonly ThreadBlock[]) => blocks.map(({ key, comments }) => [key, comments.length]);
const blockOf = (blocks: readonly ThreadBlock[]) =>
  new Map(blocks.flatMap(({ key, comments }) => comments.map(({ id }) => [id, key] as const)));

describe("cutBlocks", () => {
  it("cuts what is drawn first from its start", () => {
    expect(shapeOf(cutBlocks(numbered(0, 100), new Set()))).toEqual([
      ["m0", BLOCK],
      ["m40", BLOCK],
      ["m80", 20],
    ]);
    expect(cutBlocks([], new Set())).toEqual([]);
  });

  it("gives older ones blocks of their own, whatever comes first and however much", () => {
    let blocks = cutBlocks(numbered(100, 200), new Set());
    for (const from of [90, 89, 49, 0]) {
      const before = blockOf(blocks);
      blocks = cutBlocks(numbered(from, 200), startsOf(blocks));
      const after = blockOf(blocks);
      expect([...before].filter(([id, key]) => after.get(id) !== key)).toEqual([]);
      expect([...after.keys()]).toEqual(numbered(from, 200).map(({ id }) => id));
    }
    expect(Math.max(...blocks.map(({ comments }) => comments.length))).toBe(BLOCK);
  });

  it("fills the last block with newer ones before another begins", () => {
    let blocks = cutBlocks(numbered(0, 1), new Set());
    for (let to = 2; to <= 95; to++) {
      const before = blockOf(blocks);
      blocks = cutBlocks(numbered(0, to), startsOf(blocks));
      const after = blockOf(blocks);
      expect([...before].filter(([id, key]) => after.get(id) !== key)).toEqual([]);
    }
    expect(shapeOf(blocks)).toEqual([
      ["m0", BLOCK],
      ["m40", BLOCK],
      ["m80", 15],
    ]);
  });

  it("draws the same blocks when it is asked again", () => {
    const blocks = cutBlocks(numbered(30, 130), startsOf(cutBlocks(numbered(60, 130), new Set())));
    expect(cutBlocks(numbered(30, 130), startsOf(blocks))).toEqual(blocks);
  });

  it("closes the gap where a comment that began a block is gone, and takes late ones in between", () => {
    const starts = startsOf(cutBlocks(numbered(0, 80), new Set()));
    const without = numbered(0, 80).filter(({ id }) => id !== "m40");
    const blocks = cutBlocks(without, starts);
    expect(shapeOf(blocks)).toEqual([
      ["m0", BLOCK],
      ["m41", 39],
    ]);
    const late = [...numbered(0, 10), message("late", "me", ""), ...numbered(10, 80)];
    expect(cutBlocks(late, starts).flatMap(({ comments }) => comments)).toEqual(late);
  });
});
