import { type JobWish, replaceFee, type TermsContent, termsChanges, termText } from "@tsumugi/contract";

/** Stands where a fee was: the terms beside it say it to who may read it. */
const FEE_IN_TERMS = "条件に記載の額";
const SEE_TERMS = "条件の欄でご確認ください";

/**
 * A text with these fees as the product writes them ({報酬} filled, for example) taken out: viewers read what is said in
 * a room and what the terms say of the work, but no fee. A sum that a person wrote in other words stays.
 */
export function withoutFees(text: string, fees: readonly (number | null)[]): string {
  return fees.reduce<string>(
    (left, fee) => (fee === null ? left : replaceFee(left, fee, FEE_IN_TERMS)),
    text,
  );
}

interface SaidInRoom {
  /** For everybody of the company. */
  readonly lines: readonly string[];
  /** For who may see fees; empty: nothing was said of money. */
  readonly fee_text: string;
}

const SHORT = 80;

const changeLine = ({ label, before, after }: ReturnType<typeof termsChanges>[number]) =>
  before.length + after.length > SHORT
    ? `${label}: 変わりました（${SEE_TERMS}）`
    : `${label}: ${before} → ${after}`;

/** What changed from one version to the next, a line each; long texts are read where the terms stand. */
export const changeLines = (before: TermsContent, after: TermsContent): string[] =>
  termsChanges(before, after).map(changeLine);

/** The same as a room says it. */
export function saidChanges(before: TermsContent, after: TermsContent): SaidInRoom {
  const fees = [before.fee, after.fee].map((fee) => (typeof fee === "number" ? fee : null));
  const changes = termsChanges(before, after);
  const fee = changes.find(({ key }) => key === "fee");
  return {
    lines: changes.map((change) =>
      change === fee ? `${fee.label}: 変わりました（${SEE_TERMS}）` : withoutFees(changeLine(change), fees),
    ),
    fee_text: fee ? changeLine(fee) : "",
  };
}

/** A creator's wish as a room says it. */
export function saidWish({ fee, delivery_on, note }: JobWish): SaidInRoom {
  const lines = [
    ...(fee === null ? [] : [`希望の報酬: あり（${SEE_TERMS}）`]),
    ...(delivery_on === null ? [] : [`希望の納品日: ${termText("delivery_on", delivery_on)}`]),
    note,
  ];
  return {
    lines: lines.filter(Boolean),
    fee_text: fee === null ? "" : `希望の報酬: ${termText("fee", fee)}`,
  };
}
