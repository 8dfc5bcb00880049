import type { JobStatus, JobStatusMove, ProjectColumn, ProjectCreator } from "@tsumugi/contract";
import type { DataTableActions, DataTableColumn, LinkElement, OnEdit, Selection } from "@tsumugi/ui";
import type { ReactNode, Ref } from "react";
import type { OptionLook, TableArrangement } from "../../shared/types.ts";

export type SheetRow = ProjectCreator;

export interface StatusChange {
  /** ステータスを変える人の uid。 */
  creator_uid: string;
  /** 変える先のステータス。 */
  job_status: JobStatus;
  /** 選んだときに見えていたステータス。 */
  was: JobStatus;
  /** 変える理由。理由の要る変更のときだけ入ります。 */
  reason?: string;
}

export interface ProjectSheetProps extends TableArrangement {
  /** 案件での順に並べた列。初めからある列も入れます。 */
  columns: readonly ProjectColumn[];
  /** 案件のクリエイター。1 人が 1 行です。 */
  rows: readonly SheetRow[];
  /** 企業のメンバー。担当の列とメンバーの列に使います。 */
  members: readonly OptionLook[];
  /** 名前に付けるリンク。中身は空で渡します。渡さなければ名前は文字だけです。 */
  linkTo?: (row: SheetRow) => LinkElement;
  /** その行の部屋へのリンク。部屋がなければ undefined。 */
  chatLinkTo?: (row: SheetRow) => LinkElement | undefined;
  /** 次にすることが別の画面にある行の、そこへのリンク。 */
  nextLinkTo?: (row: SheetRow) => LinkElement | undefined;
  /** 次にすることがこの画面にあるとき。依頼か条件です。ステータスを変えればよいものは、そのメニューが開きます。 */
  onNext?: (row: SheetRow) => void;
  /** 行のステータスを変えられる先。渡さないか空なら、読むだけです。 */
  movesOf?: (row: SheetRow) => readonly JobStatusMove[];
  /** 行のステータスを変えたとき。 */
  onMove?: (move: StatusChange) => unknown;
  /** セルを保存します。渡さなければ読むだけです。 */
  onEdit?: OnEdit;
  /** 行を開くとき。Space か、名前の横のボタンです。 */
  onOpenRow?: (row: SheetRow) => void;
  /** すでに依頼した行の条件を開くとき。 */
  onOpenTerms?: (row: SheetRow) => void;
  /** 行の選択。`useSelection` で作ります。 */
  selection?: Selection;
  /** 並び順。`field` か `-field`。URL に置きます。 */
  sort?: string;
  /** 並び順を変えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 行を分けるもの。`job_status`・`owner`・`deadline` か、選択の列かメンバーの列の鍵です。 */
  groupBy?: string;
  /** 閉じた組の鍵。 */
  closedGroups?: readonly string[];
  /** 組の開け閉めを押したとき。 */
  onToggleGroup?: (key: string) => void;
  /** 元に戻す、やり直すなど。表の外のボタンから使う ref です。 */
  actions?: Ref<DataTableActions>;
  /** 条件に合う全人数。 */
  totalCount?: number;
  /** 読み込み中。 */
  loading?: boolean;
  /** 行がないときに出すもの。 */
  empty?: ReactNode;
  /** false なら報酬を出しません。閲覧者に使います。 */
  showFees?: boolean;
  /** 開く目当ての人の uid。 */
  targetUid?: string;
  /** 発送など、ほかの仕事の列。期限のあとに並びます。 */
  moreColumns?: readonly DataTableColumn<SheetRow>[];
}
