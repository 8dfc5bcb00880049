import { type CustomFieldLook, customKey, type ImportMapping } from "@tsumugi/contract";
import { everyField, holdFields, listFields } from "../../custom-fields/custom-fields.repository.ts";
import { type StandingFields, standingFields, standingKey } from "../rows/customCells.ts";
import type { Judging } from "../rows/judgeChunk.service.ts";

/** Somebody took a field or an option away after the rows were judged. */
export class FieldsChanged extends Error {}

/** Rows as they are judged, and the company's own fields that the file names, as they were when the import began. */
export interface Importing extends Judging {
  readonly began: readonly CustomFieldLook[];
}

/**
 * With those that were deleted or archived since the file was mapped: their cells are not thrown away in silence. An
 * archived field keeps its values, and takes these.
 */
export const fieldsAtStart = async (
  company_uid: string,
  mapping: ImportMapping,
): Promise<CustomFieldLook[]> =>
  (await everyField(company_uid)).filter(({ uid }) => mapping.includes(customKey(uid)));

export const presentFields = async ({
  company_uid,
  began,
}: Pick<Importing, "company_uid" | "began">): Promise<StandingFields> =>
  standingFields(began, began.length > 0 ? await listFields(company_uid) : []);

/**
 * In the transaction that writes the rows: nobody changes the company's own fields before it ends.
 * @throws FieldsChanged where more is gone than when the rows were judged
 */
export async function holdFieldsAsJudged(importing: Importing, gone: string): Promise<void> {
  if (importing.began.length === 0) return;
  await holdFields(importing.company_uid);
  if (standingKey(await presentFields(importing)) !== gone) throw new FieldsChanged();
}
