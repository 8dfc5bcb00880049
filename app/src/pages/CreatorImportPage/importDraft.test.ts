import { buildImportPreview } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { draftOf, failedRowsNow, inputOf, isWorkedOn, withFixes } from "./importDraft.ts";

const file = new File(["x"], "一覧.csv");
const preview = buildImportPreview();
const draft = draftOf(file, preview, null);
const [first] = preview.failed_rows;
const fix = { row: first?.row ?? 0, column: 0, value: "はなこ" };

describe("a draft of an import", () => {
  it("shows what was mended at once, also beyond the row's end, and keeps it when judged again", () => {
    const mended = withFixes(draft, [fix, { ...fix, column: 6, value: "余り" }]);
    expect(failedRowsNow(mended)[0]?.cells).toEqual(["はなこ", ...(first?.cells.slice(1) ?? []), "", "余り"]);
    expect(failedRowsNow(mended)[1]).toBe(preview.failed_rows[1]);
    const judged = draftOf(file, preview, mended);
    expect([judged.fixes.length, judged.pending.length]).toEqual([2, 0]);
    expect(draftOf(new File(["y"], "別.csv"), preview, mended).fixes).toEqual([]);
  });

  it("holds one fix per cell, the last one", () => {
    const twice = withFixes(withFixes(draft, [fix]), [{ ...fix, value: "はなえ" }]);
    expect(twice.fixes).toEqual([{ ...fix, value: "はなえ" }]);
    expect(inputOf(twice)).toMatchObject({
      fixes: twice.fixes,
      mapping: preview.mapping,
      on_match: "update",
    });
  });

  it("asks for another encoding without the mapping of headers that were read wrong", () => {
    expect(inputOf(draft, { encoding: "utf-8" })).not.toHaveProperty("mapping");
    expect(inputOf(draft, { on_match: "skip" })).toMatchObject({ on_match: "skip", encoding: "cp932" });
  });

  it("is worked on once something was mended or chosen", () => {
    expect([isWorkedOn(null), isWorkedOn(draft)]).toEqual([false, false]);
    expect(isWorkedOn(withFixes(draft, [fix]))).toBe(true);
    expect(isWorkedOn({ ...draft, mapping: [...draft.mapping] })).toBe(true);
  });
});
