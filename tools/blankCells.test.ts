import { expect, it } from "vitest";
import { isNone } from "../packages/server/src/import-tasks/rows/cells.ts";
import { parseTyped } from "../packages/ui/src/components/DataTable/edit/typedCell.ts";

const WORDS =
  "- － ー ‐ − – — ― --- なし 無し 該当なし 該当無し 無 ない 未 未登録 未定 不明 N/A n/a na NA".split(" ");
const OTHERS = "0 -5 ---- 無料 未来 有 なしなし a n//a".split(" ");

it.each([...WORDS, ...OTHERS])("%j is blank in a table's number just where it is in an import", (text) => {
  const read = parseTyped({ type: "number" }, text, {}, "2026-12-01");
  const isBlank = "value" in read && read.value === null;
  expect(isBlank).toBe(isNone(text));
  expect(isBlank).toBe(WORDS.includes(text));
});
