import {
  blankOf,
  type CompanyChange,
  type CompanyField,
  type CompanyProfile,
  companyFields,
  type Field,
  fieldNames,
  fieldWords,
  isSeenBy,
  type PersonRef,
} from "@tsumugi/contract";
import type { CompanyFieldChange } from "./companyChanges.ts";
import type { CompanyChangeRow, CompanyRow } from "./companyProfile.repository.ts";

/** As far as it decides what somebody sees of a company. */
export interface CompanyViewer {
  readonly canSeeFees: boolean;
  readonly canSeeBank: boolean;
}

const byOf = ({ by_uid, by_name, by_image }: CompanyChangeRow): PersonRef | null =>
  by_uid === null ? null : { uid: by_uid, name: by_name ?? "", image: by_image };

const isShown = (name: CompanyField, viewer: CompanyViewer) => isSeenBy(companyFields[name], viewer);

/** The own company; what a role may not see is null. */
export function presentCompanyProfile(
  row: CompanyRow,
  changed: readonly CompanyChangeRow[],
  viewer: CompanyViewer,
): CompanyProfile {
  const fields = Object.fromEntries(
    fieldNames(companyFields).map((name) => [name, isShown(name, viewer) ? row[name] : null]),
  ) as Pick<CompanyRow, CompanyField>;
  return {
    ...fields,
    uid: row.uid,
    last_changes: changed
      .filter(({ section }) => section !== "bank" || viewer.canSeeBank)
      .map((change) => ({ section: change.section, at: change.at.toISOString(), by: byOf(change) })),
    version: row.version,
  };
}

/** Blank values are said to be blank, so that what was taken away can be seen. */
const words = (field: Field, value: CompanyFieldChange["before"]): string =>
  fieldWords(field, value ?? blankOf(field)) || "（空欄）";

/** A change in words, without the fields that the viewer may not see. */
export const presentCompanyChange = (row: CompanyChangeRow, viewer: CompanyViewer): CompanyChange => ({
  uid: row.uid,
  at: row.at.toISOString(),
  by: byOf(row),
  changes: row.changes
    .filter(({ field }) => isShown(field, viewer))
    .map((change) => {
      const field: Field = companyFields[change.field];
      if (!("before" in change) && !("after" in change))
        return { label: field.label, before: null, after: null };
      return { label: field.label, before: words(field, change.before), after: words(field, change.after) };
    }),
});
