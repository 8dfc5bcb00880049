import type { ReactNode } from "react";
import type { IconName } from "../Icon/icons.ts";

export interface TreeItem {
  /** 木の中で重ならない鍵。 */
  key: string;
  /** 名前。読み上げと、文字を打って移るときにも使います。 */
  label: string;
  /** 名前の下の一行。 */
  description?: string;
  /** 名前の前のアイコン。 */
  icon?: IconName;
  /** 右端の数。 */
  count?: number;
  /** この行のボタン。行に触れたときか、フォーカスがあるときに出ます。 */
  actions?: ReactNode;
  /** 選べません。枝なら開けますが、下の項目を上からまとめて選ぶこともできません。 */
  disabled?: boolean;
  /** 下の項目。`[]` は空の枝です。葉には渡しません。 */
  children?: readonly TreeItem[];
  /** 下の項目を、開いたときに `onLoadChildren` で読み込む枝。 */
  hasChildren?: boolean;
  /** 下の項目の読み込み中。`onLoadChildren` の Promise を待つ間は、渡さなくても分かります。 */
  loading?: boolean;
  /** 下の項目を読み込めなかった理由。渡さなければ、Promise が断られたときに決まった言葉が出ます。 */
  error?: string;
}

/** 何も選ばない（読むだけ）、ひとつを選ぶ、チェックでいくつも選ぶ。 */
export type TreeSelection = "none" | "single" | "multiple";
