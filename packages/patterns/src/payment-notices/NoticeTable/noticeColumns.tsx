import { noticeConfirmationLabels, type PaymentNotice } from "@tsumugi/contract";
import { type DataTableColumn, linked, Money, Person, PlainButton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { NearDay } from "../../shared/NearDay.tsx";
import { NoticeBadge } from "../NoticeBadge/NoticeBadge.tsx";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";
import { NoticeDueClock } from "../NoticeDueClock/NoticeDueClock.tsx";
import type { NoticeTableProps } from "./NoticeTable.tsx";

/** What a draft is called that has no number yet. */
export const NO_NUMBER = "番号は発行時に付きます";

/** Second line of the status: when a bank file pays it, how it was confirmed, or until when silence is waited for. */
function statusNote(row: PaymentNotice): ReactNode {
  if (row.status === "approved" && row.ordered_on)
    return (
      <>
        <NearDay on={row.ordered_on} />
        振込予定
      </>
    );
  if (row.confirmation) return noticeConfirmationLabels[row.confirmation];
  if (row.status === "issued" && row.deemed_confirmed_on)
    return (
      <>
        <NearDay on={row.deemed_confirmed_on} />
        みなし確認
      </>
    );
  return undefined;
}

const yen = (
  key: "subtotal" | "tax" | "withholding" | "payable",
  header: string,
  width: number,
  sortKey?: string,
): DataTableColumn<PaymentNotice> => ({
  key,
  header,
  width,
  align: "end",
  sortKey,
  cell: (row) => <Money value={row[key]} />,
});

type ColumnParts = Pick<NoticeTableProps, "linkTo" | "companyOf" | "movesOf" | "onMove" | "view"> & {
  onOpenStatus: (notice: PaymentNotice, button: HTMLElement) => void;
};

/** What stands below the status: a payment that the bank sent back goes before everything else. */
export function StatusNote({ row }: { row: PaymentNotice }) {
  const refusal = row.refused_transfer;
  if (refusal) {
    return (
      <span className="refused" title={refusal.reason}>
        振込不能（
        <NearDay on={refusal.debit_on} />）{refusal.reason}
      </span>
    );
  }
  const note = statusNote(row);
  return note ? <span className="sub tsu-truncate">{note}</span> : null;
}

/** The status, as a button where it may change. */
export function NoticeStatusCell({ row, parts }: { row: PaymentNotice; parts: ColumnParts }) {
  const badge = <NoticeBadge status={row.status} />;
  if (!parts.onMove || !parts.movesOf?.(row).some(({ allowed }) => allowed)) return badge;
  return (
    <PlainButton
      look="status"
      aria-haspopup="menu"
      aria-label={`${row.payee.name}のステータス: ${noticeStatusLook(row.status).label}（変更）`}
      onClick={(event) => parts.onOpenStatus(row, event.currentTarget)}
    >
      {badge}
    </PlainButton>
  );
}

/** Of own ones who is paid, of received ones who pays. */
const partyColumn = ({ view = "issued", linkTo }: ColumnParts): DataTableColumn<PaymentNotice> =>
  view === "issued"
    ? {
        key: "payee",
        header: "支払先",
        width: 196,
        title: ({ payee }) => [payee.name, payee.managed_creator?.name].filter(Boolean).join("　"),
        cell: (row) => (
          <Person
            name={row.payee.name}
            image={row.payee.managed_creator?.image}
            sub={row.payee.managed_creator?.name ?? row.payee.honorific}
            link={linkTo?.(row)}
          />
        ),
      }
    : {
        key: "issuer",
        header: "発行元",
        width: 196,
        title: ({ issuer }) => issuer.name,
        cell: (row) => <Person name={row.issuer.name} sub={row.issuer.contact.name} link={linkTo?.(row)} />,
      };

/** The number leads to the notice as the name does: people look a notice up by it. */
function numberOf(row: PaymentNotice, { linkTo }: ColumnParts): ReactNode {
  if (row.number === null) return <span className="tsu-muted">{NO_NUMBER}</span>;
  const link = linkTo?.(row);
  return link ? linked(link, row.number) : row.number;
}

export const noticeColumns = (parts: ColumnParts): DataTableColumn<PaymentNotice>[] => [
  partyColumn(parts),
  {
    key: "number",
    header: "番号・案件",
    width: 172,
    title: (row) => [row.number ?? NO_NUMBER, row.project?.name].filter(Boolean).join("　"),
    cell: (row) => (
      <span className="tsu-stack">
        <span className="tsu-truncate">
          {numberOf(row, parts)}
          {row.edition > 1 && `　第${row.edition}版`}
        </span>
        <span className="sub tsu-truncate">{row.project?.name ?? "案件なし"}</span>
      </span>
    ),
  },
  ...(parts.companyOf
    ? [
        {
          key: "company",
          header: "企業",
          width: 160,
          title: parts.companyOf,
          cell: parts.companyOf,
        },
      ]
    : []),
  {
    key: "status",
    header: "ステータス",
    width: 150,
    cell: (row) => (
      <span className="tsu-stack">
        <span>
          <NoticeStatusCell row={row} parts={parts} />
        </span>
        <StatusNote row={row} />
      </span>
    ),
  },
  {
    key: "due_on",
    header: "支払期日",
    width: 172,
    sortKey: "due_on",
    cell: (row) => <NoticeDueClock notice={row} />,
  },
  yen("subtotal", "小計（税抜）", 108),
  yen("tax", "消費税", 84),
  yen("withholding", "源泉徴収", 88),
  {
    ...yen("payable", "差引支払額", 112, "payable"),
    cell: (row) => (
      <strong>
        <Money value={row.payable} />
      </strong>
    ),
  },
];
