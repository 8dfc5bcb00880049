import type { CellValue } from "@tsumugi/contract";
import type { StoredTerms } from "../../db/schema/job-requests.ts";
import type { CustomValue } from "../../db/schema/projects.ts";
import type { ProjectCreatorRow } from "../projectCreators.repository.ts";
import type { CellColumn } from "./cellValues.ts";

/** A row of a project's sheet while its cells are changed. */
export interface SheetRow {
  readonly stored: ProjectCreatorRow;
  /** Keys of the check columns that are checked. */
  readonly checked: ReadonlySet<string>;
  /** The creator's request in this project, where there is one. */
  readonly job: { readonly terms: StoredTerms; readonly isScheduled: boolean } | undefined;
}

/** What the cell shows. `project_owner` is in charge of rows that have nobody of their own. */
export function shownValue(row: SheetRow, column: CellColumn, project_owner: string | null): CellValue {
  const { stored, job, checked } = row;
  if (!column.isBuiltIn) {
    return column.type === "check" ? checked.has(column.key) : (stored.custom_values[column.key] ?? null);
  }
  switch (column.key) {
    case "owner":
      return stored.owner_uid ?? project_owner;
    case "fee":
      return stored.planned_fee ?? stored.fee;
    case "delivery_on":
      return stored.planned_delivery_on ?? job?.terms.delivery_on ?? null;
    case "reply_due_on":
      return stored.planned_reply_due_on ?? job?.terms.reply_due_on ?? null;
    case "memo":
      return stored.memo;
    default:
      return stored.shared_memo;
  }
}

/** What the row itself holds, and what a colleague's edit is compared with: nobody, where the project's owner is shown. */
export const ownValue = (row: SheetRow, column: CellColumn): CellValue => shownValue(row, column, null);

const ownValues = (values: Record<string, CustomValue>, key: string, value: CellValue) => {
  const { [key]: _, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
};

/** The row with the cell's new value, which `readCell` answered for the column. */
export function withValue(row: SheetRow, column: CellColumn, value: CellValue): SheetRow {
  const { stored, checked } = row;
  const set = (change: Partial<ProjectCreatorRow>): SheetRow => ({
    ...row,
    stored: { ...stored, ...change },
  });
  const text = value === null ? null : String(value);
  if (!column.isBuiltIn) {
    if (column.type !== "check") {
      return set({ custom_values: ownValues(stored.custom_values, column.key, value) });
    }
    const keys = new Set(checked);
    if (value) keys.add(column.key);
    else keys.delete(column.key);
    return { ...row, checked: keys };
  }
  switch (column.key) {
    case "owner":
      return set({ owner_uid: text });
    case "fee":
      return set({ planned_fee: value === null ? null : Number(value) });
    case "delivery_on":
      return set({ planned_delivery_on: text });
    case "reply_due_on":
      return set({ planned_reply_due_on: text });
    case "memo":
      return set({ memo: text ?? "" });
    default:
      return set({ shared_memo: text ?? "" });
  }
}
