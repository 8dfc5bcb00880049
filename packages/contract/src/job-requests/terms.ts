import type { Field } from "../core/fields.ts";
import { fieldWords } from "../core/fieldWords.ts";
import {
  jobTermsFields,
  jobTermsLabels,
  type TermsKey,
  termsKeys,
  variableTerms,
} from "./job-requests.fields.ts";
import type { JobTerms, JobWish } from "./job-requests.schemas.ts";

/** Terms without the parties and the day of the request, as sent or as typed so far. */
export type TermsContent = { readonly [Key in TermsKey]: string | number | null };

/** One point in which two versions differ, in words for mails and screens. */
export interface TermsChange {
  readonly key: TermsKey;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A point of the terms as text; what is not set is なし. */
export function termText(key: TermsKey, value: string | number | null): string {
  if (value === null || value === "") return "なし";
  const field: Field = jobTermsFields[key];
  // As a contract writes them: the fee with its tax, days without their weekday.
  if (field.kind === "yen") return `${value.toLocaleString("ja-JP")}円（税抜）`;
  if (field.kind === "day") return String(value).replaceAll("-", "/");
  return fieldWords(field, value);
}

/** A text with a fee as the product writes it ({報酬} filled, for example) replaced. A sum in other words stays. */
export const replaceFee = (text: string, fee: number, instead: string): string =>
  text.replaceAll(new RegExp(`(?<![0-9,])${termText("fee", fee)}`, "g"), instead);

/** Why inspection or payment cannot be on a day before the delivery. */
export const beforeDelivery = (key: "inspection_on" | "payment_on"): string =>
  `${jobTermsLabels[key]}は${jobTermsLabels.delivery_on}以降の日付を選んでください。`;

/** What differs between two versions, in the order of the form. A fee that the reader may not see is no change. */
export const termsChanges = (before: TermsContent, after: TermsContent): TermsChange[] =>
  termsKeys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({
      key,
      label: jobTermsLabels[key],
      before: termText(key, before[key]),
      after: termText(key, after[key]),
    }));

/** Terms as far as a wish touches them: the texts may say fee and day once more, where their variables were filled. */
type WishedPart = Pick<JobTerms, "fee" | "delivery_on" | (typeof variableTerms)[number]>;

/** The terms with the creator's wish in them, also where a text says the fee. */
export function wishedTerms<T extends WishedPart>(
  terms: T,
  { fee, delivery_on }: Pick<JobWish, "fee" | "delivery_on">,
): T {
  const next = { ...terms, fee: fee ?? terms.fee, delivery_on: delivery_on ?? terms.delivery_on };
  if (fee === null || terms.fee === null) return next;
  for (const key of variableTerms) next[key] = replaceFee(terms[key], terms.fee, termText("fee", fee));
  return next;
}

/** Why a wish cannot be agreed to as it is (Japanese); undefined when it can. */
export function whyNotWished(
  terms: Pick<JobTerms, "delivery_on" | "inspection_on" | "payment_on" | (typeof variableTerms)[number]>,
  { fee, delivery_on }: JobWish,
): string | undefined {
  if (fee === null && delivery_on === null) {
    return "希望の報酬や納品日が書かれていません。「条件を変えて送る」で新しい条件を送ってください。";
  }
  if (delivery_on !== null && (delivery_on > terms.inspection_on || delivery_on > terms.payment_on)) {
    return "希望の納品日が検収日か支払日より後です。「条件を変えて送る」で日付をそろえてください。";
  }
  const before = termText("delivery_on", terms.delivery_on);
  // The same day may be said of something else there, so that only a person can tell what it is to become.
  const text = variableTerms.find((key) => terms[key].includes(before));
  if (delivery_on !== null && delivery_on !== terms.delivery_on && text) {
    return `${jobTermsLabels[text]}に今の納品日（${before}）が書かれています。「条件を変えて送る」で、文もそろえてください。`;
  }
  return undefined;
}
