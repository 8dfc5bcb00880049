import {
  type BuiltInColumn,
  builtInColumnLabels,
  carrierLabels,
  deadlineKindLabels,
  jobStatusLabels,
  nextActionSteps,
  type Project,
  type ProjectColumn,
  type ProjectCreator,
  platformLabels,
  shipmentStatusLabels,
} from "@tsumugi/contract";
import type { CsvCell } from "../core/csv/index.ts";

interface FileColumn {
  readonly header: string;
  readonly cell: (row: ProjectCreator) => CsvCell;
}

const builtIn: Record<BuiltInColumn, readonly FileColumn[]> = {
  creator: [
    { header: builtInColumnLabels.creator, cell: ({ display_name }) => display_name },
    { header: "メールアドレス", cell: ({ email }) => email },
  ],
  job_status: [
    { header: builtInColumnLabels.job_status, cell: ({ job_status }) => jobStatusLabels[job_status] },
  ],
  days_in_status: [
    { header: builtInColumnLabels.days_in_status, cell: ({ days_in_status }) => days_in_status },
  ],
  next_action: [
    {
      header: builtInColumnLabels.next_action,
      cell: ({ next_action }) => next_action && nextActionSteps[next_action].label,
    },
  ],
  next_deadline: [
    {
      header: builtInColumnLabels.next_deadline,
      cell: ({ next_deadline }) => next_deadline && deadlineKindLabels[next_deadline.kind],
    },
    { header: "次の期限の日", cell: ({ next_deadline }) => next_deadline?.on ?? null },
  ],
  owner: [{ header: builtInColumnLabels.owner, cell: ({ owner }) => owner?.name ?? null }],
  fee: [{ header: builtInColumnLabels.fee, cell: ({ fee }) => fee }],
  delivery_on: [{ header: builtInColumnLabels.delivery_on, cell: ({ delivery_on }) => delivery_on }],
  reply_due_on: [{ header: builtInColumnLabels.reply_due_on, cell: ({ reply_due_on }) => reply_due_on }],
  accounts: [
    {
      header: builtInColumnLabels.accounts,
      cell: ({ accounts }) =>
        accounts.map(({ platform, handle }) => `${platformLabels[platform]} @${handle}`).join("、"),
    },
  ],
  followers: [{ header: builtInColumnLabels.followers, cell: ({ follower_count }) => follower_count }],
  unread: [{ header: "未読メッセージ", cell: ({ unread_count }) => unread_count }],
  memo: [{ header: builtInColumnLabels.memo, cell: ({ memo }) => memo }],
  shared_memo: [{ header: builtInColumnLabels.shared_memo, cell: ({ shared_memo }) => shared_memo }],
};

const shipping: readonly FileColumn[] = [
  { header: "発送", cell: ({ shipment }) => shipment && shipmentStatusLabels[shipment.status] },
  {
    header: "配送会社",
    cell: ({ shipment }) => (shipment?.carrier ? carrierLabels[shipment.carrier] : null),
  },
  { header: "送り状番号", cell: ({ shipment }) => shipment?.tracking_number ?? null },
  { header: "発送日", cell: ({ shipment }) => shipment?.sent_on ?? null },
  { header: "到着日", cell: ({ shipment }) => shipment?.arrived_on ?? null },
];

const isBuiltIn = (key: string): key is BuiltInColumn => Object.hasOwn(builtIn, key);

function ownCell(
  { key, type }: ProjectColumn,
  row: ProjectCreator,
  nameOf: (uid: string) => string,
): CsvCell {
  if (type === "check") return row.checks.some(({ column }) => column === key) ? "済み" : "";
  const value = row.custom_values[key] ?? null;
  if (type === "member") return value === null || value === "" ? null : nameOf(String(value));
  return typeof value === "boolean" ? String(value) : value;
}

/** The members that cells of the project's own columns name. */
export const membersIn = (columns: readonly ProjectColumn[], rows: readonly ProjectCreator[]): string[] =>
  columns
    .filter(({ type }) => type === "member")
    .flatMap(({ key }) => rows.flatMap(({ custom_values }) => String(custom_values[key] ?? "") || []));

/** The sheet as a file: all its columns in their order, also those that somebody has hidden. */
export function sheetFile(
  { columns, product_shipping }: Pick<Project, "columns" | "product_shipping">,
  rows: readonly ProjectCreator[],
  { canSeeFees, nameOf }: { readonly canSeeFees: boolean; readonly nameOf: (uid: string) => string },
): { readonly header: readonly string[]; readonly rows: readonly (readonly CsvCell[])[] } {
  const shown = columns.flatMap((column): readonly FileColumn[] => {
    if (!isBuiltIn(column.key))
      return [{ header: column.label, cell: (row) => ownCell(column, row, nameOf) }];
    return column.key === "fee" && !canSeeFees ? [] : builtIn[column.key];
  });
  const all = product_shipping ? [...shown, ...shipping] : shown;
  return {
    header: all.map(({ header }) => header),
    rows: rows.map((row) => all.map(({ cell }) => cell(row))),
  };
}
