import type { DataTableProps } from "@tsumugi/ui";
/** Structural types of the patterns: only what is drawn, under the names of the wire. */

export interface PersonLook {
  /** 人の uid。 */
  uid: string;
  /** 名前。 */
  name: string;
  /** 写真のアドレス。なければ頭文字です。 */
  image?: string | null;
}

export interface OptionLook {
  /** 選ばれたときに渡る値。 */
  value: string;
  /** 画面に出る名前。 */
  label: string;
  /** 当てはまる人数。選択肢の一覧で横に出ます。 */
  count?: number;
}

/** `fields` of an error answer: body path → message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** How a person arranged a table's columns. With `onLayoutChange` the table offers 「列の設定」. */
export type TableArrangement = Pick<DataTableProps<never>, "layout" | "onLayoutChange">;
