import type { CellChange, RefusedCell } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createCellQueue } from "./cellQueue.ts";

const cell = (column: string, value: string, was: string | null = null): CellChange => ({
  creator_uid: "m1",
  column,
  value,
  was,
});
const refusal = (column: string): RefusedCell => ({
  creator_uid: "m1",
  column,
  message: "先に変わりました。",
  reason: "stale",
  current: "別の値",
  by: null,
  at: null,
});

/** A server that answers when the test says so. */
function manualServer() {
  const calls: {
    changes: readonly CellChange[];
    answer: (refused?: RefusedCell[]) => void;
    fail: () => void;
  }[] = [];
  const send = (changes: readonly CellChange[]) =>
    new Promise<readonly RefusedCell[]>((resolve, reject) => {
      calls.push({
        changes,
        answer: (refused = []) => resolve(refused),
        fail: () => reject(new Error("切断")),
      });
    });
  return { calls, send };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("createCellQueue", () => {
  it("sends one call at a time, and what was changed meanwhile together in the next", async () => {
    const { calls, send } = manualServer();
    const push = createCellQueue(send);
    const first = push([cell("memo", "あ")]);
    const second = push([cell("memo", "い", "あ")]);
    const third = push([cell("note", "う"), cell("size", "M")]);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await expect(first).resolves.toEqual([]);
    await settled();
    expect(calls[1]?.changes).toEqual([cell("memo", "い", "あ"), cell("note", "う"), cell("size", "M")]);
    calls[1]?.answer([refusal("size")]);
    await expect(second).resolves.toEqual([]);
    await expect(third).resolves.toEqual([refusal("size")]);
    expect(calls).toHaveLength(2);
  });

  it("sends a cell that is changed again while it waits once, against what stood there before", async () => {
    const { calls, send } = manualServer();
    const push = createCellQueue(send);
    void push([cell("note", "始め")]);
    const early = push([cell("memo", "い", "あ")]);
    const late = push([cell("memo", "う", "い")]);
    calls[0]?.answer();
    await settled();
    expect(calls[1]?.changes).toEqual([cell("memo", "う", "あ")]);
    calls[1]?.answer([refusal("memo")]);
    expect(await Promise.all([early, late])).toEqual([[refusal("memo")], [refusal("memo")]]);
  });

  it("splits what is too much for one call and answers once", async () => {
    const { calls, send } = manualServer();
    const push = createCellQueue(send, 2);
    const pasted = push([cell("a", "1"), cell("b", "2"), cell("c", "3")]);
    calls[0]?.answer([refusal("a")]);
    await settled();
    calls[1]?.answer([refusal("c")]);
    await expect(pasted).resolves.toEqual([refusal("a"), refusal("c")]);
    expect(calls.map(({ changes }) => changes.length)).toEqual([2, 1]);
  });

  it("rejects what was in a call that failed, and goes on with the rest", async () => {
    const { calls, send } = manualServer();
    const push = createCellQueue(send);
    const lost = push([cell("memo", "あ")]);
    const kept = push([cell("note", "い")]);
    calls[0]?.fail();
    await expect(lost).rejects.toThrow("切断");
    await settled();
    calls[1]?.answer();
    await expect(kept).resolves.toEqual([]);
  });

  it("has nothing to send where nothing was changed", async () => {
    const { calls, send } = manualServer();
    await expect(createCellQueue(send)([])).resolves.toEqual([]);
    expect(calls).toEqual([]);
  });
});
