import { expect, it } from "vitest";
import type { CellEditor } from "./cellEditors.ts";
import { parseTyped } from "./typedCell.ts";

const today = "2026-11-20";
const row = { fee: 30000 };
const read = (editor: CellEditor<typeof row>, text: string) => parseTyped(editor, text, row, today);

it("reads what people write where there is no number or day as blank", () => {
  for (const type of ["yen", "number", "date"] as const)
    for (const text of ["-", "－", "―", "ー", "なし", "未定", " 不明 ", "N/A"])
      expect([text, read({ type }, text)]).toEqual([text, { value: null }]);
  expect(read({ type: "yen", required: true }, "-")).toEqual({
    error: "空にはできません。値を入力してください。",
  });
});

it("leaves a text and a number as they are", () => {
  expect(read({ type: "text" }, "未定")).toEqual({ value: "未定" });
  expect(read({ type: "number" }, "-5")).toEqual({ value: -5 });
});
