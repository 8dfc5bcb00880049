import { buildImportDraftRow } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { fixedRows, withFixes } from "./draftRows.ts";

const first = buildImportDraftRow({ row: 3, cells: ["", "a@"] });
const second = buildImportDraftRow({ row: 9, fixed: [1] });
const fix = (column: number, value: string) => ({ row: 3, column, value });

describe("rows that are fixed", () => {
  it("show what was typed last, also beyond their end, and leave the others as they are", () => {
    const held = withFixes(withFixes(new Map(), [fix(0, "花"), fix(3, "余り")]), [fix(0, "はな")]);
    const [fixed, other] = fixedRows([first, second], held);
    expect(fixed).toMatchObject({ cells: ["はな", "a@", "", "余り"], fixed: [0, 3] });
    expect(other).toBe(second);
    expect(first.cells).toEqual(["", "a@"]);
  });

  it("are the same list while nothing is fixed", () => {
    const rows = [first];
    expect(fixedRows(rows, new Map())).toBe(rows);
  });
});
