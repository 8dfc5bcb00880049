import { describe, expect, it } from "vitest";
import { createCellEdits } from "./cellEdits.ts";
import type { CellChange } from "./editHistory.ts";

const change = (value: number, previous = 0, rowKey = "a"): CellChange => ({
  rowKey,
  columnKey: "fee",
  value,
  previous,
});

describe("createCellEdits", () => {
  it("shows an edit from the press until the row that holds it comes in", () => {
    let row = { fee: 0 };
    const edits = createCellEdits(() => row);
    const first = change(5);
    edits.begin([first]);
    expect(edits.get(first)).toMatchObject({ value: 5, state: "pending" });
    edits.succeed([first]);
    edits.settle();
    expect(edits.get(first)).toMatchObject({ value: 5, state: "kept" });
    row = { fee: 5 };
    edits.reconcile(() => row);
    expect(edits.get(first)).toBeUndefined();
  });

  it("leaves the mark of what was saved even if the row came in before the answer", () => {
    let row = { fee: 0 };
    const edits = createCellEdits(() => row);
    const first = change(5);
    edits.begin([first]);
    row = { fee: 5 };
    edits.reconcile(() => row);
    edits.succeed([first]);
    expect(edits.get(first)?.state).toBe("saved");
    edits.settle();
    expect(edits.get(first)).toBeUndefined();
  });

  it("ignores the late answer to an edit that was overtaken", () => {
    const edits = createCellEdits(() => null);
    const [slow, quick] = [change(1), change(2, 1)];
    edits.begin([slow]);
    edits.begin([quick]);
    edits.fail([slow], [{ rowKey: "a", columnKey: "fee", message: "古い" }]);
    expect(edits.get(quick)).toMatchObject({ value: 2, state: "pending", previous: 0 });
  });

  it("keeps value and message of what was refused, and only of that", () => {
    const edits = createCellEdits(() => null);
    const both = [change(1), change(2, 0, "b")];
    edits.begin(both);
    edits.fail(both, [{ rowKey: "b", columnKey: "fee", message: "上限を超えています。" }]);
    expect(edits.get(both[0] as CellChange)?.state).toBe("pending");
    expect(edits.failed()).toMatchObject([{ rowKey: "b", value: 2, message: "上限を超えています。" }]);
  });

  it("gives a row a new map only when that row changed", () => {
    const edits = createCellEdits(() => null);
    edits.begin([change(1)]);
    const before = edits.of("a");
    edits.begin([change(1, 0, "b")]);
    expect(edits.of("a")).toBe(before);
    edits.drop([change(0)]);
    expect(edits.of("a")).toBeUndefined();
  });
});
