import type { Word } from "../../../words/word.ts";
import { type CellEditor, type ParsedCell, parseCell } from "./cellEditors.ts";

/** What a spreadsheet's cell says when there is nothing to say, as an import reads it. */
const NOTHING = /^([-ー‐−–—―]{1,3}|(該当)?(なし|無し)|無|ない|未(登録|定)?|不明|n\/?a)$/i;

/**
 * Parses what was typed or pasted into a cell: what stands for no number or day is blank, while a text may mean it. Beside
 * `parseCell`, because it comes with the table and not with every screen.
 */
export function parseTyped<Row>(
  editor: CellEditor<Row>,
  text: string,
  row: Row,
  today: string,
  word?: Word,
): ParsedCell {
  const isNothing =
    ["number", "yen", "date"].includes(editor.type) && NOTHING.test(text.normalize("NFKC").trim());
  return parseCell(editor, isNothing ? "" : text, row, today, word);
}
