import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CellChange, createEditHistory, type EditStep } from "./editHistory.ts";

/** The changes of a step; undefined if there is none. */
const changesOf = (step: EditStep | undefined) => step?.changes;

const change = (rowKey: string, value: number, previous: number): CellChange => ({
  rowKey,
  columnKey: "fee",
  value,
  previous,
});

describe("createEditHistory", () => {
  it("takes a whole paste back in one step, and does it again", () => {
    const history = createEditHistory();
    history.push([change("a", 1, 0), change("b", 2, 0)]);
    history.push([change("a", 3, 1)]);
    expect(changesOf(history.undo())).toEqual([change("a", 1, 3)]);
    expect(changesOf(history.undo())).toEqual([change("b", 0, 2), change("a", 0, 1)]);
    expect(history.undo()).toBeUndefined();
    expect(changesOf(history.redo())).toEqual([change("a", 1, 0), change("b", 2, 0)]);
  });

  it("forgets what was undone once something new is done", () => {
    const history = createEditHistory();
    history.push([change("a", 1, 0)]);
    history.undo();
    history.push([change("b", 1, 0)]);
    expect(history.redo()).toBeUndefined();
  });

  it("has nothing to take back of a cell that was refused", () => {
    const history = createEditHistory();
    history.push([change("a", 1, 0), change("b", 2, 0)]);
    history.remove([{ rowKey: "b", columnKey: "fee" }]);
    expect(changesOf(history.undo())).toEqual([change("a", 0, 1)]);
    history.push([change("c", 1, 0)]);
    history.remove([{ rowKey: "c", columnKey: "fee" }]);
    expect(history.undo()).toBeUndefined();
  });

  it("takes texts that could not be read back with the paste they came in, one paste after the other", () => {
    const history = createEditHistory();
    const unparsed = (rowKey: string) => ({
      rowKey,
      columnKey: "fee",
      text: "abc",
      message: "数字で。",
      previous: 0,
    });
    history.push([], [unparsed("a")]);
    history.push([change("b", 1, 0)], [unparsed("c")]);
    expect(history.undo()).toEqual({ changes: [change("b", 0, 1)], unparsed: [unparsed("c")] });
    expect(history.undo()).toEqual({ changes: [], unparsed: [unparsed("a")] });
    expect(history.redo()?.unparsed).toEqual([unparsed("a")]);
    history.push([], []);
    expect(history.undo()?.unparsed).toEqual([unparsed("a")]);
  });

  it("comes back to the beginning by undoing everything, and to the end by redoing it", () => {
    const edits = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(9)), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(edits, (list) => {
        const sheet: Record<string, number> = { a: 0, b: 0, c: 0 };
        const history = createEditHistory();
        const apply = (changes: readonly CellChange[]) => {
          for (const { rowKey, value } of changes) sheet[rowKey] = Number(value);
        };
        for (const [key, value] of list) {
          const step = [change(key, value, sheet[key] ?? 0)];
          apply(step);
          history.push(step);
        }
        const end = { ...sheet };
        for (let step = history.undo(); step; step = history.undo()) apply(step.changes);
        expect(sheet).toEqual({ a: 0, b: 0, c: 0 });
        for (let step = history.redo(); step; step = history.redo()) apply(step.changes);
        expect(sheet).toEqual(end);
      }),
    );
  });
});
