import type { CSSProperties, ReactNode, Ref } from "react";
import type { Native } from "../native.ts";
import type { OnEdit } from "./edit/cellEdits.ts";
import type { DataTableActions } from "./grid/grid.ts";
import type { DataTableColumn } from "./table/columns.ts";
import type { DataTableGroup } from "./table/groups.ts";
import type { DataTableLayout } from "./table/layout.ts";
import type { Selection } from "./table/selection.ts";

export interface DataTableProps<Row> extends Native<"div", "children"> {
  /** 表の名前。 */
  label: string;
  /** 列。最初の列が行の名前で、いつも先頭に見えたままになります。 */
  columns: readonly DataTableColumn<Row>[];
  /** 行。変わらないかぎり同じ配列を渡します。 */
  rows: readonly Row[];
  /** 行の変わらない鍵。フォーカス、選択、編集はこれで覚えます。 */
  rowKey: (row: Row) => string;
  /** 行のチェックボックスの名前。 */
  rowLabel?: (row: Row) => string;
  /** 開く目当ての行の鍵。印が付き、読み込まれたらそこまで動いてフォーカスします。 */
  targetKey?: string;
  /** 並び順。`field` か `-field`。URL に置きます。 */
  sort?: string;
  /** 見出しで並べ替えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 行の選択。`useSelection` で作ります。 */
  selection?: Selection;
  /**
   * 見えている行をすべて選ぶと「条件に合う1,234件すべてを選択」を出します。結果は
   * `selection.state()` で読みます。
   */
  selectAllMatching?: boolean;
  /** 条件に合う全件数。全部を読み込んでいないときに渡します。 */
  totalCount?: number;
  /** `totalCount` は数えた上限で、実際にはもっとあります。 */
  isTotalCapped?: boolean;
  /** 読み込み中。初めは骨組み、行があれば残したまま見出しの下に線が走ります。 */
  loading?: boolean;
  /** 行がないときに出すもの。 */
  empty?: ReactNode;
  /** ふつうの密度での行の高さ（px）。詰めた密度では低くなります。既定は 48。 */
  rowHeight?: number;
  /** 高さの上限。表の中でスクロールします。 */
  maxHeight?: CSSProperties["maxHeight"];
  /** 行の間の見出し。行の順に、続く行の数とともに渡します。閉じた組の行は `rows` に入れません。 */
  groups?: readonly DataTableGroup[];
  /** 組の開け閉めを押したとき。 */
  onToggleGroup?: (key: string) => void;
  /** 行を開きます。どのセルでも Space。チェックの列と Shift+Space は選択のままです。 */
  onOpenRow?: (row: Row) => void;
  /** 元に戻す、やり直す、断られたセルへの答え。表の外のボタンから使う ref です。 */
  actions?: Ref<DataTableActions>;
  /** `editor` のある列の編集を保存します。範囲選択、貼り付け、コピーして埋める、元に戻すが使えるようになります。 */
  onEdit?: OnEdit;
  /** 列の順・表示・幅。渡さなければ表が覚えます。 */
  layout?: Partial<DataTableLayout>;
  /** 列の順・表示・幅が変わったとき。 */
  onLayoutChange?: (layout: DataTableLayout) => void;
  /** 「列の設定」を、同じカードの Toolbar か表の上に出します。ほかに置くなら `DataTableColumnSettings`。 */
  columnSettings?: boolean;
  /** `grid` は Tab 1 つと矢印キー、`table` は読むだけ。既定は、操作があれば grid。 */
  mode?: "grid" | "table";
}
