import type { ReactNode } from "react";
import type { CellEditor } from "../edit/cellEditors.ts";

export interface ColumnFigure<Row> {
  /** 数の種類。金額と数は別々に合計し、割合（0.024 が 2.4%）は平均だけを出します。 */
  type: "number" | "yen" | "percent";
  /** その行の数。なければ null。 */
  value: (row: Row) => number | null | undefined;
}

export interface DataTableColumn<Row> {
  /** 変わらない鍵。幅・並び・表示・編集は、これで覚えます。 */
  key: string;
  /** 見出し。 */
  header: string;
  /** 幅（px）。渡さない列は、残りを分け合います。 */
  width?: number;
  /** 揃え方。数は `end`。 */
  align?: "start" | "center" | "end";
  /** `sort` の鍵。渡さなければ並べ替えません。 */
  sortKey?: string;
  /** セルに描くもの。 */
  cell: (row: Row) => ReactNode;
  /** セルの全文か意味。カーソルを重ねるか、選ぶと出ます。 */
  title?: (row: Row) => string | undefined;
  /** 列の色。社外の人に見える列を見分けるときなど。 */
  tone?: "info" | "warning";
  /** 長い文字を、切らずに折り返します。 */
  wrap?: boolean;
  /** コピーする文字。既定は編集の値、文字だけのセルならその文字、`title` の順。編集の値と違うものが見えているときに渡します。 */
  text?: (row: Row) => string;
  /** 範囲を選んだときに、表の下で合計・平均する数。`editor` が `number` か `yen` の列では要りません。 */
  figure?: ColumnFigure<Row>;
  /** この列のセルを直せるようにします。表の `onEdit` も要ります。 */
  editor?: CellEditor<Row>;
  /** false なら隠せません。最初の列は、いつも隠せません。 */
  hideable?: boolean;
}

/** The next sort after a press on a header: ascending, descending, none. */
export function nextSort(current: string | undefined, key: string): string | undefined {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? undefined : key;
}

export function ariaSort(current: string | undefined, key: string): "ascending" | "descending" | "none" {
  if (current === key) return "ascending";
  return current === `-${key}` ? "descending" : "none";
}
