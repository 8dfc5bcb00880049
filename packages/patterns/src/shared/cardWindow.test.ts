import { describe, expect, it } from "vitest";
import { BLOCK, cardParts } from "./cardWindow.ts";

const of100 = () => 100;
const blockHeight = BLOCK * 100;

describe("cardParts", () => {
  it("draws the blocks in view and stands for the others by their height", () => {
    const view = { top: blockHeight * 2 + 1, bottom: blockHeight * 3 - 1 };
    expect(cardParts(10_000, of100, view, undefined)).toEqual({
      parts: [{ from: 2 * BLOCK, to: 3 * BLOCK, gap: 2 * blockHeight }],
      rest: 1_000_000 - 3 * blockHeight,
    });
  });

  it("keeps the block that has the focus, with the right gap on both sides of it", () => {
    const view = { top: blockHeight * 4 + 1, bottom: blockHeight * 5 - 1 };
    const { parts, rest } = cardParts(BLOCK * 10, of100, view, 1);
    expect(parts.map(({ from, gap }) => [from / BLOCK, gap])).toEqual([
      [1, blockHeight],
      [4, 2 * blockHeight],
    ]);
    expect(rest).toBe(5 * blockHeight);
    expect(cardParts(BLOCK * 3, of100, { top: 0, bottom: 10 }, 99).parts).toHaveLength(1);
  });

  it("takes measured heights, and a last block of few cards for few", () => {
    const heightOf = (block: number) => (block === 0 ? 300 : 100);
    const { parts, rest } = cardParts(BLOCK + 1, heightOf, { top: BLOCK * 300 + 50, bottom: 1e9 }, undefined);
    expect(parts).toEqual([{ from: BLOCK, to: BLOCK + 1, gap: BLOCK * 300 }]);
    expect(rest).toBe(0);
  });

  it("draws nothing of an empty list, and all that is left out stands under a list above the view", () => {
    expect(cardParts(0, of100, { top: 0, bottom: 800 }, 0)).toEqual({ parts: [], rest: 0 });
    expect(cardParts(5, of100, { top: 9_000, bottom: 9_800 }, undefined)).toEqual({ parts: [], rest: 500 });
  });
});
