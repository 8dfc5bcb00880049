import type { ProjectColumn } from "@tsumugi/contract";
import type { CellValue } from "@tsumugi/ui";
import type { SheetRow } from "./sheet.types.ts";

/** The entry of a check column, with who and when; undefined while it is not ticked. */
export const checkOf = (row: SheetRow, key: string) => row.checks.find(({ column }) => column === key);

/** What a cell of the project's own column holds. */
export function ownValue(row: SheetRow, { key, type }: Pick<ProjectColumn, "key" | "type">): CellValue {
  if (type === "check") return checkOf(row, key) !== undefined;
  return row.custom_values[key] ?? null;
}

/** The row as it will be once the value is saved. */
export function withOwnValue(row: SheetRow, { key, type }: ProjectColumn, value: CellValue): SheetRow {
  if (type !== "check") return { ...row, custom_values: { ...row.custom_values, [key]: value } };
  const others = row.checks.filter(({ column }) => column !== key);
  if (value !== true) return { ...row, checks: others };
  // The member's name and the server's time come with the next read of the rows.
  const at = new Date().toISOString();
  return { ...row, checks: [...others, { column: key, by: { uid: "", name: "自分", image: null }, at }] };
}

const URL_LIKE = /^https?:\/\/\S+$/i;

/** The address that a cell opens; undefined for a text that is none. */
export const addressOf = (value: CellValue): string | undefined =>
  typeof value === "string" && URL_LIKE.test(value.trim()) ? value.trim() : undefined;

/** An address without what every address has. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
