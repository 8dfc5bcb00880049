import type { ImportFailedRow } from "@tsumugi/contract";
import type { DataTableColumn } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";

/** A row to be corrected, with what was corrected so far. */
export interface ImportFailedRowLook {
  /** ファイルの中の行の番号。1 から数えます。 */
  row: ImportFailedRow["row"];
  /** 行のセル。これまでに直したものも入っています。 */
  cells: ImportFailedRow["cells"];
  /** 取り込めないわけ。どの項目のことか、原因、次に直し方。 */
  problems: ImportFailedRow["problems"];
  /** 直したあと、まだ判定していない列の番号。0 から数えます。 */
  fixed?: readonly number[];
}

interface FixColumnsInput {
  rows: readonly ImportFailedRowLook[];
  headers: readonly string[];
  mapping: readonly (string | null)[];
}

/** What stands above a column, or which one it is. */
export const headerOf = (headers: readonly string[], index: number): string =>
  headers[index]?.trim() || (index < headers.length ? `${index + 1}列目` : "余分な列");

/** Why the row fails by the cell of this field; undefined where it does not. */
export const reasonOf = (
  { problems }: Pick<ImportFailedRowLook, "problems">,
  field: string | null | undefined,
): string | undefined =>
  problems
    .filter((problem) => field && problem.field === field)
    .map(({ message }) => message)
    .join(" ") || undefined;

/** Columns that are taken over, those with a problem first, and cells for which there is no header. */
export function columnsToFix({ rows, headers, mapping }: FixColumnsInput): number[] {
  const wrong = new Set<string | null>(rows.flatMap(({ problems }) => problems.map(({ field }) => field)));
  const used = headers.flatMap((_, index) => (mapping[index] ? [index] : []));
  const widest = Math.max(headers.length, ...rows.map(({ cells }) => cells.length));
  const extra = Array.from({ length: widest - headers.length }, (_, index) => headers.length + index);
  const isWrong = (index: number) => wrong.has(mapping[index] ?? "");
  return [...used.filter(isWrong), ...extra, ...used.filter((index) => !isWrong(index))];
}

/** The row, why it fails, and its cells to be fixed. */
export function columnsOf(props: FixColumnsInput): DataTableColumn<ImportFailedRowLook>[] {
  const { headers, mapping } = props;
  const editable = columnsToFix(props).map((index): DataTableColumn<ImportFailedRowLook> => {
    const field = mapping[index];
    return {
      key: String(index),
      header: headerOf(headers, index),
      width: 200,
      title: ({ cells }) => cells[index],
      cell: (row) => {
        const { cells, fixed: columns = [] } = row;
        const fixed = columns.includes(index);
        const wrong = !fixed && reasonOf(row, field) !== undefined;
        return (
          <span data-wrong={wrong || undefined} data-fixed={fixed || undefined}>
            {cells[index] || (wrong ? "（空）" : "")}
          </span>
        );
      },
      editor: {
        type: "text",
        value: ({ cells }) => cells[index] ?? "",
        set: (row, value) => ({
          ...row,
          cells: Array.from({ length: Math.max(row.cells.length, index + 1) }, (_, at) =>
            at === index ? String(value ?? "") : (row.cells[at] ?? ""),
          ),
        }),
      },
    };
  });
  return [
    { key: "row", header: "行", width: 80, align: "end", cell: ({ row }) => formatInteger(row) },
    {
      key: "why",
      header: "理由と直し方",
      width: 400,
      wrap: true,
      title: ({ problems }) => problems.map(({ message }) => message).join(" "),
      cell: ({ problems }) => problems.map(({ message }) => <p key={message}>{message}</p>),
    },
    ...editable,
  ];
}
