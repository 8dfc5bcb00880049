import { type JobTerms, variableTerms } from "@tsumugi/contract";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { withoutFees } from "./feeWords.ts";

/** Whether the reader may see fees, and those of every version of the job: a text may still say an older one. */
export interface FeeSight {
  readonly canSeeFees: boolean;
  readonly fees: readonly (number | null)[];
}

/** For who sees everything. */
export const SEES_FEES: FeeSight = { canSeeFees: true, fees: [] };

/** Terms on the wire; viewers get no fee, neither as a sum nor where {報酬} was filled into a text. */
export function presentTerms(terms: StoredTerms, { canSeeFees, fees }: FeeSight): JobTerms {
  if (canSeeFees) return terms;
  const texts = variableTerms.map((key) => [key, withoutFees(terms[key], [terms.fee, ...fees])]);
  return { ...terms, ...Object.fromEntries(texts), fee: null };
}
