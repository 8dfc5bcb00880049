import {
  type BuiltInColumn,
  builtInColumns,
  type CustomColumnType,
  type ProjectColumn,
} from "@tsumugi/contract";
import type { DataTableColumn, DataTableLayout } from "@tsumugi/ui";
import { type BuiltInParts, builtInColumn } from "./builtInColumns.tsx";
import { ownColumn } from "./ownColumns.tsx";
import type { SheetRow } from "./sheet.types.ts";

/** Built-in columns from left to right; the project's own stand before the memos. */
const usualOrder: readonly BuiltInColumn[] = [
  "creator",
  "job_status",
  "next_action",
  "next_deadline",
  "days_in_status",
  "owner",
  "fee",
  "delivery_on",
  "reply_due_on",
  "memo",
  "shared_memo",
  "unread",
  "accounts",
  "followers",
];

const isBuiltIn = (key: string): key is BuiltInColumn => (builtInColumns as readonly string[]).includes(key);
export const isOwn = (column: ProjectColumn): column is ProjectColumn & { type: CustomColumnType } =>
  column.type !== null;

/** Keys of all columns in their order, for whoever has not arranged them otherwise. */
export function sheetOrder(columns: readonly ProjectColumn[]): string[] {
  const own = columns.filter(isOwn).map(({ key }) => key);
  const beforeMemos = usualOrder.indexOf("memo");
  return [...usualOrder.slice(0, beforeMemos), ...own, ...usualOrder.slice(beforeMemos)];
}

/** The columns of a project's sheet, in their usual order. */
export function sheetColumns(parts: BuiltInParts): DataTableColumn<SheetRow>[] {
  const { columns, members, showFees = true, onEdit } = parts;
  const names = new Map(members.map(({ value, label }) => [value, label]));
  const nameOf = (uid: string) => names.get(uid) ?? "退会したメンバー";
  const own = new Map(columns.filter(isOwn).map((column) => [column.key, column]));
  return sheetOrder(columns).flatMap((key) => {
    if (key === "fee" && !showFees) return [];
    const column = own.get(key);
    if (column) return [ownColumn(column, members, nameOf, onEdit !== undefined)];
    return isBuiltIn(key) ? [builtInColumn(key, parts)] : [];
  });
}

/** Columns of another slice, e.g. of the parcels: after the project's own, before the memos. */
export function withMoreColumns(
  columns: readonly DataTableColumn<SheetRow>[],
  more: readonly DataTableColumn<SheetRow>[] | undefined,
): readonly DataTableColumn<SheetRow>[] {
  if (!more) return columns;
  const at = columns.findIndex(({ key }) => key === "memo");
  return [...columns.slice(0, at), ...more, ...columns.slice(at)];
}

/** Columns that the project hides stay hidden until this person has shown or moved them. */
export function withHidden(
  columns: readonly ProjectColumn[],
  layout: Partial<DataTableLayout> | undefined,
): Partial<DataTableLayout> {
  const known = new Set(layout?.order ?? []);
  const hidden = columns.filter((column) => column.hidden && !known.has(column.key)).map(({ key }) => key);
  return hidden.length > 0 ? { ...layout, hidden: [...(layout?.hidden ?? []), ...hidden] } : (layout ?? {});
}
