import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { message } from "./longThread.ts";
import { BLOCK, cutBlocks, cutThread, type ThreadBlock, type ThreadCut } from "./threadBlocks.ts";

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

/** Three an hour, so that a day holds some seventy. */
const MINUTES = 20;
const spread = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const at = new Date(Date.UTC(2026, 9, 1) + (from + index) * MINUTES * 60_000).toISOString();
    return message(`m${from + index}`, "me", "", at);
  });
const flat = ({ days }: ThreadCut) => days.flatMap(({ blocks }) => blocks);

describe("cutThread", () => {
  it("leaves every day and block as it was, but those in which something changed", () => {
    const all = spread(0, 500);
    const before = cutThread(all);
    const edited = all.with(250, {
      ...message("m250", "me", "直した"),
      createdAt: all[250]?.createdAt ?? "",
    });
    const after = cutThread(edited, before);
    expect(after.days.filter((day, at) => day !== before.days[at])).toHaveLength(1);
    expect(flat(after).filter((block, at) => block !== flat(before)[at])).toHaveLength(1);
    const added = cutThread([...edited, ...spread(500, 501)], after);
    expect(flat(added).slice(0, -1)).toEqual(flat(after).slice(0, -1));
    expect(flat(added).filter((block) => !flat(after).includes(block))).toHaveLength(1);
    const older = cutThread([...spread(-10, 0), ...edited], after);
    expect(flat(older).slice(1)).toEqual(flat(after));
    expect(
      flat(older)
        .slice(1)
        .every((block, at) => block === flat(after)[at]),
    ).toBe(true);
  });

  it("draws after any changes each comment once, in order, under its own day, where it stood before", () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant("append" as const), count: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ kind: fc.constant("prepend" as const), count: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ kind: fc.constantFrom("edit" as const, "remove" as const), count: fc.nat(10_000) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let [first, next] = [0, 60];
        let comments = spread(first, next);
        let cut = cutThread(comments);
        for (const { kind, count } of changes) {
          const blocks = blockOf(flat(cut));
          const at = comments.length > 0 ? count % comments.length : 0;
          if (kind === "append") {
            comments = [...comments, ...spread(next, next + count)];
            next += count;
          }
          if (kind === "prepend") {
            comments = [...spread(first - count, first), ...comments];
            first -= count;
          }
          const one = comments[at];
          if (kind === "edit" && one) comments = comments.with(at, { ...one, text: `${one.text}。` });
          if (kind === "remove") comments = comments.filter((_, index) => index !== at);
          cut = cutThread(comments, cut);
          expect(flat(cut).flatMap((block) => block.comments)).toEqual(comments);
          expect(cut.days.map(({ day }) => day)).toEqual([...new Set(cut.days.map(({ day }) => day))].sort());
          expect(Math.max(0, ...flat(cut).map((block) => block.comments.length))).toBeLessThanOrEqual(BLOCK);
          if (kind === "remove") continue;
          const moved = [...blockOf(flat(cut))].filter(
            ([id, key]) => blocks.has(id) && blocks.get(id) !== key,
          );
          expect(moved).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
