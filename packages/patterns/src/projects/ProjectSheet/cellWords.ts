import { builtInColumnLabels, jobStatusLabels, type ProjectColumn } from "@tsumugi/contract";
import type { CellValue } from "@tsumugi/ui";
import { formatInteger, formatShortDay, formatYen } from "@tsumugi/ui/format";
import type { OptionLook } from "../../shared/types.ts";

type TypedColumn = Pick<ProjectColumn, "key" | "label" | "type">;

const builtInTypes: Readonly<Record<string, ProjectColumn["type"]>> = {
  owner: "member",
  fee: "yen",
  delivery_on: "date",
  reply_due_on: "date",
};

/** Name of a column by its key. */
export const columnName = (columns: readonly TypedColumn[], key: string): string =>
  columns.find((column) => column.key === key && column.type !== null)?.label ??
  (builtInColumnLabels as Readonly<Record<string, string>>)[key] ??
  key;

/** What a cell holds, in the words of the sheet; blank is 「空」. */
export function cellWords(
  columns: readonly TypedColumn[],
  key: string,
  value: CellValue,
  members: readonly OptionLook[],
): string {
  const type = columns.find((column) => column.key === key)?.type ?? builtInTypes[key];
  if (type === "check") return value === true ? "済み" : "未";
  if (value === null || value === "") return "空";
  if (key === "job_status")
    return (jobStatusLabels as Readonly<Record<string, string>>)[String(value)] ?? String(value);
  if (type === "yen") return formatYen(Number(value));
  if (type === "number" && Number.isInteger(Number(value))) return formatInteger(Number(value));
  if (type === "date") return formatShortDay(String(value));
  if (type === "member") return members.find((member) => member.value === value)?.label ?? "退会したメンバー";
  return String(value);
}
