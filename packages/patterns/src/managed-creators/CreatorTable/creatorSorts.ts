import { type ManagedCreatorSort, managedCreatorFields } from "@tsumugi/contract";
import type { DataTableColumn } from "@tsumugi/ui";
import type { OptionLook } from "../../shared/types.ts";
import type { CreatorRowLook } from "../creators.types.ts";

const fee = managedCreatorFields.last_fee.label;

const options = [
  ["-follower_count", "フォロワーの多い順"],
  ["follower_count", "フォロワーの少ない順"],
  ["display_name", "名前の順"],
  ["-last_fee", `${fee}の高い順`],
  ["last_fee", `${fee}の低い順`],
  ["-last_contact_at", "最終連絡の新しい順"],
  ["last_contact_at", "最終連絡の古い順"],
  ["-created_at", "登録の新しい順"],
  ["-updated_at", "更新の新しい順"],
] as const satisfies readonly (readonly [ManagedCreatorSort, string])[];

/** The order of the table in words: on a phone there are no column heads to press. */
export function creatorSorts(
  columns: readonly DataTableColumn<CreatorRowLook>[],
  sort: string | undefined,
): OptionLook[] {
  const sortable = new Set(columns.map(({ sortKey }) => sortKey));
  const shown = options
    .filter(([value]) => sortable.has(value.replace("-", "")))
    .map(([value, label]) => ({ value, label }) as OptionLook);
  if (!sort || shown.some(({ value }) => value === sort)) return shown;
  // One that was chosen at a head of the table, on another device.
  const isDown = sort.startsWith("-");
  const key = isDown ? sort.slice(1) : sort;
  const column = columns.find(({ sortKey }) => sortKey === key);
  return column ? [...shown, { value: sort, label: `${column.header}の${isDown ? "降順" : "昇順"}` }] : shown;
}
