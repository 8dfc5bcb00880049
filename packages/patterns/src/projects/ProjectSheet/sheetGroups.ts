import { jobStatuses, jobStatusLabels, type ProjectColumn } from "@tsumugi/contract";
import type { DataTableGroup } from "@tsumugi/ui";
import { addDays, formatShortDay } from "@tsumugi/ui/format";
import type { OptionLook } from "../../shared/types.ts";
import { ownValue } from "./ownValues.ts";
import type { SheetRow } from "./sheet.types.ts";

export interface GroupedRows {
  /** In the order of the groups; rows of closed ones are left out. */
  rows: readonly SheetRow[];
  groups: readonly DataTableGroup[];
}

interface Grouping {
  keyOf: (row: SheetRow) => string;
  /** Groups in this order; "" (none) comes last. */
  compare: (a: string, b: string) => number;
  labelOf: (key: string, first: SheetRow) => string;
}

/** Monday of the week of a day. */
const weekOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const byPlace = (order: readonly string[]) => (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function groupingOf(
  by: string,
  columns: readonly ProjectColumn[],
  members: readonly OptionLook[],
): Grouping | undefined {
  const memberOrder = byPlace(members.map(({ value }) => value));
  if (by === "job_status")
    return {
      keyOf: (row) => row.job_status,
      compare: byPlace(jobStatuses),
      labelOf: (_, first) => jobStatusLabels[first.job_status],
    };
  if (by === "owner")
    return {
      keyOf: (row) => row.owner?.uid ?? "",
      compare: memberOrder,
      labelOf: (_, first) => first.owner?.name ?? "担当なし",
    };
  if (by === "deadline")
    return {
      keyOf: (row) => (row.next_deadline ? weekOf(row.next_deadline.on) : ""),
      compare: byText,
      labelOf: (key) => (key ? `${formatShortDay(key)}の週` : "期限なし"),
    };
  const column = columns.find(({ key }) => key === by);
  if (!column?.type) return undefined;
  const heldBy = (row: SheetRow) => String(ownValue(row, column) ?? "");
  const nameOf = (uid: string) => members.find(({ value }) => value === uid)?.label ?? "退会したメンバー";
  if (column.type === "member")
    return { keyOf: heldBy, compare: memberOrder, labelOf: (key) => (key ? nameOf(key) : "空") };
  if (column.type === "check")
    return {
      keyOf: heldBy,
      compare: byPlace(["false", "true"]),
      labelOf: (key) => (key === "true" ? `${column.label} 済み` : `${column.label} 未`),
    };
  return { keyOf: heldBy, compare: byPlace(column.options), labelOf: (key) => key || "空" };
}

/** Rows put together by one thing they share, in the order that thing has; inside a group they keep their order. */
export function groupRows(
  rows: readonly SheetRow[],
  by: string | undefined,
  closed: readonly string[],
  columns: readonly ProjectColumn[],
  members: readonly OptionLook[],
): GroupedRows | undefined {
  const grouping = by === undefined ? undefined : groupingOf(by, columns, members);
  if (!grouping) return undefined;
  const byKey = Map.groupBy(rows, grouping.keyOf);
  const keys = [...byKey.keys()].sort((a, b) => {
    if (a === "" || b === "") return a === b ? 0 : a === "" ? 1 : -1;
    return grouping.compare(a, b);
  });
  const groups = keys.flatMap((key) => {
    const own = byKey.get(key) ?? [];
    const [first] = own;
    if (!first) return [];
    const label = grouping.labelOf(key, first);
    const group: DataTableGroup = {
      key: `${by}:${key}`,
      name: label,
      label,
      count: own.length,
      isClosed: closed.includes(`${by}:${key}`),
    };
    return [{ group, own }];
  });
  return {
    groups: groups.map(({ group }) => group),
    rows: groups.flatMap(({ group, own }) => (group.isClosed ? [] : own)),
  };
}

/** What a sheet can be grouped by. */
export const groupOptions = (columns: readonly ProjectColumn[]): OptionLook[] => [
  { value: "job_status", label: "ステータス" },
  { value: "owner", label: "担当" },
  { value: "deadline", label: "期限の週" },
  ...columns
    .filter(({ type }) => type === "select" || type === "member" || type === "check")
    .map(({ key, label }) => ({ value: key, label })),
];
