import type { PaymentNotice, PaymentNoticeList } from "@tsumugi/contract";
import type { LinkElement, Selection } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { NoticeTotals } from "../NoticeTotals/NoticeTotals.tsx";
import { noticeColumns } from "./noticeColumns.tsx";

const Root = styled.div`
  & .tsu-stack > .sub {
    line-height: 1.4;
  }
`;

export interface NoticeTableProps {
  notices: readonly PaymentNotice[];
  /** A router link to the notice, without content. */
  linkTo?: (notice: PaymentNotice) => LinkElement;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  totalCount?: number;
  /** Over all that match the filter; no foot without it. */
  totals?: PaymentNoticeList["totals"];
  /** Name of the company, for operators who see all of them. */
  companyOf?: (notice: PaymentNotice) => string;
  loading?: boolean;
  empty?: ReactNode;
}

/** Payment notices with the clock of their due day, and what the filtered ones come to. */
export function NoticeTable(props: NoticeTableProps) {
  return (
    <Root>
      <DataTable
        label="支払通知書"
        columns={noticeColumns(props)}
        rows={props.notices}
        rowKey={(row) => row.uid}
        rowLabel={(row) => `${row.payee.name} ${row.number ?? "下書き"}`}
        sort={props.sort}
        onSortChange={props.onSortChange}
        selection={props.selection}
        totalCount={props.totalCount}
        loading={props.loading}
        empty={props.empty}
        rowHeight={72}
      />
      {props.totals && props.notices.length > 0 && <NoticeTotals totals={props.totals} />}
    </Root>
  );
}
