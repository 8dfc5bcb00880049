import { type JobTerms, variableTerms } from "@tsumugi/contract";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { withoutFees } from "./feeWords.ts";

/** Terms on the wire; viewers get no fee, neither as a sum nor where {報酬} was filled into a text. */
export function presentTerms(terms: StoredTerms, canSeeFees: boolean): JobTerms {
  if (canSeeFees) return terms;
  const texts = variableTerms.map((key) => [key, withoutFees(terms[key], [terms.fee])]);
  return { ...terms, ...Object.fromEntries(texts), fee: null };
}
