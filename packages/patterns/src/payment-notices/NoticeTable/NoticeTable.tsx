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
  notices: readonly PaymentNotice[];
  /** Received ones are named by who issued them. Default `issued`. */
  view?: "issued" | "received";
  /** A router link to the notice, without content. */
  linkTo?: (notice: PaymentNotice) => LinkElement;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** What the status may become; the status is a button then. */
  movesOf?: (notice: PaymentNotice) => readonly NoticeStatusMove[];
  onMove?: (notice: PaymentNotice, move: { status: NoticeStatus; reason?: string }) => void;
  onOpenRow?: (notice: PaymentNotice) => void;
  totalCount?: number;
  /** Over all that match the filter; no foot without it. */
  totals?: PaymentNoticeList["totals"];
  /** Name of the company, for operators who see all of them. */
  companyOf?: (notice: PaymentNotice) => string;
  loading?: boolean;
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
