import { type CompanyProfile, type CompanyProfileValues, companyProfileValues } from "@tsumugi/contract";
import { changedFields } from "../../shared/changedFields.ts";

/** Whether somebody else changed a field that this save changes, too, to something else. */
export function othersChanged(
  base: CompanyProfile,
  theirs: CompanyProfile,
  mine: Partial<CompanyProfileValues>,
): boolean {
  const present = companyProfileValues(theirs);
  const touched = changedFields(companyProfileValues(base), present);
  return Object.keys(changedFields(present, mine)).some((name) => name in touched);
}
