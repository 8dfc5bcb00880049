import { noticeConfirmationLabels, type PaymentNotice } from "@tsumugi/contract";
import { type DataTableColumn, Money, Person } from "@tsumugi/ui";
import { formatShortDay } from "@tsumugi/ui/format";
import { NoticeBadge } from "../NoticeBadge/NoticeBadge.tsx";
import { NoticeDueClock } from "../NoticeDueClock/NoticeDueClock.tsx";
import type { NoticeTableProps } from "./NoticeTable.tsx";

/** What a draft is called that has no number yet. */
const NO_NUMBER = "番号は発行時に付きます";

/** Second line of the status: how it was confirmed, or until when silence is waited for. */
function statusNote(row: PaymentNotice): string | undefined {
  if (row.confirmation) return noticeConfirmationLabels[row.confirmation];
  if (row.status === "issued" && row.deemed_confirmed_on)
    return `${formatShortDay(row.deemed_confirmed_on)}にみなし確認`;
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

export const noticeColumns = ({
  linkTo,
  companyOf,
}: Pick<NoticeTableProps, "linkTo" | "companyOf">): DataTableColumn<PaymentNotice>[] => [
  {
    key: "payee",
    header: "支払先",
    width: 220,
    title: ({ payee }) =>
      payee.managed_creator ? `${payee.name}（${payee.managed_creator.name}）` : payee.name,
    cell: (row) => (
      <Person
        name={row.payee.name}
        image={row.payee.managed_creator?.image ?? null}
        sub={row.payee.managed_creator?.name}
        link={linkTo?.(row)}
      />
    ),
  },
  {
    key: "number",
    header: "番号・案件",
    width: 190,
    title: (row) => [row.number ?? NO_NUMBER, row.project?.name].filter(Boolean).join("　"),
    cell: (row) => (
      <span className="tsu-stack">
        <span className="tsu-truncate">
          {row.number ?? <span className="tsu-muted">{NO_NUMBER}</span>}
          {row.edition > 1 && `　第${row.edition}版`}
        </span>
        <span className="sub tsu-truncate">{row.project?.name ?? "案件なし"}</span>
      </span>
    ),
  },
  ...(companyOf
    ? [
        {
          key: "company",
          header: "企業",
          width: 160,
          title: (row: PaymentNotice) => companyOf(row),
          cell: (row: PaymentNotice) => companyOf(row),
        },
      ]
    : []),
  {
    key: "status",
    header: "ステータス",
    width: 140,
    cell: (row) => (
      <span className="tsu-stack">
        <span>
          <NoticeBadge status={row.status} />
        </span>
        {statusNote(row) && <span className="sub tsu-truncate">{statusNote(row)}</span>}
      </span>
    ),
  },
  {
    key: "due_on",
    header: "支払期日",
    width: 184,
    sortKey: "due_on",
    cell: (row) => <NoticeDueClock notice={row} />,
  },
  yen("subtotal", "小計（税抜）", 116),
  yen("tax", "消費税", 96),
  yen("withholding", "源泉徴収", 100),
  {
    ...yen("payable", "差引支払額", 124, "payable"),
    cell: (row) => (
      <strong>
        <Money value={row.payable} />
      </strong>
    ),
  },
];
