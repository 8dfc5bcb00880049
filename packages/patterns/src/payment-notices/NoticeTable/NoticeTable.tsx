import type {
  NoticeSort,
  NoticeStatus,
  NoticeStatusMove,
  PaymentNotice,
  PaymentNoticeList,
} from "@tsumugi/contract";
import type { DataTableProps, LinkElement, Selection } from "@tsumugi/ui";
import { Select } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { usePhone } from "@tsumugi/ui/theme";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { OptionLook } from "../../shared/types.ts";
import { NoticeStatusMenu } from "../NoticeStatusMenu/NoticeStatusMenu.tsx";
import { NoticeTotals } from "../NoticeTotals/NoticeTotals.tsx";
import { NoticeCards } from "./NoticeCards.tsx";
import { noticeColumns } from "./noticeColumns.tsx";

const Root = styled.div`
  & .tsu-stack > .sub {
    line-height: 1.4;
  }
  & > .order {
    padding: 0 12px 10px;
  }
  & .refused {
    display: -webkit-box;
    overflow: hidden;
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-xs);
    font-weight: 650;
    line-height: 1.35;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** On a phone there are no column heads to press. */
const sortOptions: readonly OptionLook[] = (
  [
    ["open", "これから支払うものから"],
    ["due_on", "支払期日の早い順"],
    ["-due_on", "支払期日の遅い順"],
    ["-payable", "金額の大きい順"],
    ["payable", "金額の小さい順"],
    ["-created_at", "作成の新しい順"],
    ["-updated_at", "更新の新しい順"],
  ] as const satisfies readonly (readonly [NoticeSort, string])[]
).map(([value, label]) => ({ value, label }));

export interface NoticeTableProps
  extends Pick<DataTableProps<PaymentNotice>, "layout" | "onLayoutChange" | "targetKey"> {
  /** 支払通知書。変わらないかぎり同じ配列を渡します。 */
  notices: readonly PaymentNotice[];
  /** 受け取ったもの（`received`）は、発行元の名前で示します。既定は `issued`。 */
  view?: "issued" | "received";
  /** 支払通知書へのルーターのリンク。中身は空で渡します。 */
  linkTo?: (notice: PaymentNotice) => LinkElement;
  /** 並び順。`field` か `-field`。URL に置きます。 */
  sort?: string;
  /** 並び順を変えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 行の選択。`useSelection` で作ります。 */
  selection?: Selection;
  /** 変えられる先のステータス。あればステータスがボタンになります。 */
  movesOf?: (notice: PaymentNotice) => readonly NoticeStatusMove[];
  /** 行のステータスを変えたとき。支払済みでは、支払日を聞いてから変えます（`NoticeStatusMenu` と同じ）。 */
  onMove?: (notice: PaymentNotice, move: { status: NoticeStatus; reason?: string }) => void;
  /** 行を開くとき。 */
  onOpenRow?: (notice: PaymentNotice) => void;
  /** 条件に合う全件数。 */
  totalCount?: number;
  /** 条件に合うすべての合計。渡さなければ表の下に合計は出ません。 */
  totals?: PaymentNoticeList["totals"];
  /** 企業の名前。すべての企業のものを見る運営に渡します。 */
  companyOf?: (notice: PaymentNotice) => string;
  /** 読み込み中。 */
  loading?: boolean;
  /** 行がないときに出すもの。 */
  empty?: ReactNode;
}

/** Payment notices with the clock of their due day, and what the filtered ones come to. Cards on a phone. */
export function NoticeTable(props: NoticeTableProps) {
  const [moving, setMoving] = useState<{ notice: PaymentNotice; button: HTMLElement }>();
  const parts = {
    ...props,
    onOpenStatus: (notice: PaymentNotice, button: HTMLElement) => setMoving({ notice, button }),
  };
  const isPhone = usePhone();
  const isEmpty = props.notices.length === 0 && !props.loading;
  return (
    <Root>
      {isPhone && !isEmpty && props.onSortChange && (
        <div className="order">
          <Select
            aria-label="並び順"
            options={sortOptions}
            value={props.sort ?? "open"}
            onChange={({ target }) =>
              props.onSortChange?.(target.value === "open" ? undefined : target.value)
            }
          />
        </div>
      )}
      {isPhone && (isEmpty ? props.empty : <NoticeCards {...parts} />)}
      {!isPhone && (
        <DataTable
          label="支払通知書"
          columns={noticeColumns(parts)}
          rows={props.notices}
          rowKey={(row) => row.uid}
          rowLabel={(row) => `${row.payee.name} ${row.number ?? "下書き"}`}
          {...listTable(props)}
          targetKey={props.targetKey}
          selection={props.selection}
          onOpenRow={props.onOpenRow}
          rowHeight={72}
        />
      )}
      {props.totals && props.notices.length > 0 && <NoticeTotals totals={props.totals} />}
      {moving && (
        <NoticeStatusMenu
          key={moving.notice.uid}
          status={moving.notice.status}
          name={moving.notice.payee.name}
          moves={props.movesOf?.(moving.notice) ?? []}
          anchor={moving.button}
          onClose={() => setMoving(undefined)}
          onMove={(move) => props.onMove?.(moving.notice, move)}
        />
      )}
    </Root>
  );
}
