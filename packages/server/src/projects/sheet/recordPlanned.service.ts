import { plannedColumns } from "@tsumugi/contract";
import { found } from "../../core/errors.ts";
import { findProjectRow } from "../projects.repository.ts";
import { insertCellChanges } from "./cells.repository.ts";
import { cellColumnOf, isSameValue } from "./cellValues.ts";
import { type SheetRow, shownValue } from "./sheetRow.ts";

/** A row of the sheet as far as its fee and days go. */
export type PlannedRow = Pick<SheetRow, "stored"> & {
  readonly job: Pick<NonNullable<SheetRow["job"]>, "terms"> | undefined;
};

const asSheetRow = ({ stored, job }: PlannedRow): SheetRow => ({
  stored,
  checked: new Set(),
  job: job && { terms: job.terms, isScheduled: false },
});

/**
 * Fee and days of a row that changed elsewhere than in its cells, in the sheet's history.
 * @returns whether a cell shows another value than before
 */
export async function recordPlanned(
  before: PlannedRow,
  after: PlannedRow,
  stamp: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { company_uid, project_uid, managed_creator_uid: creator_uid } = before.stored;
  const project = found(await findProjectRow(company_uid, project_uid));
  const changes = plannedColumns.flatMap((key) => {
    const column = found(cellColumnOf(project.columns, key));
    const change = {
      creator_uid,
      column: key,
      label: column.label,
      before: shownValue(asSheetRow(before), column, project.owner_uid),
      after: shownValue(asSheetRow(after), column, project.owner_uid),
    };
    return isSameValue(change.before, change.after) ? [] : [change];
  });
  await insertCellChanges(company_uid, project_uid, changes, stamp);
  return changes.length > 0;
}
