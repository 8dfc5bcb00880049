import { type BodyValues, type EditableKey, editableNames, type Fields, labelsOf } from "../core/fields.ts";
import { blankBody, bodyValuesOf } from "../core/fieldValues.ts";

/**
 * The terms of a job as フリーランス法 3条 asks, in the order of mails and of what changed: work, fee, delivery day and
 * place, inspection day, payment day and method, re-use rights. A new point needs no more than its line here and its
 * place on the form: bodies, answers, versions, changes, mails, cards and erasure are derived. What is personal goes
 * when the time of keeping is over.
 */
export const jobTermsFields = {
  work: { kind: "multiline", label: "依頼内容", max: 4000, required: true, personal: true },
  fee: { kind: "yen", label: "報酬", required: true, personal: false, seenBy: "fees" },
  delivery_on: { kind: "day", label: "納品日", required: true, personal: false },
  delivery_place: { kind: "text", label: "納品場所", max: 200, required: true, personal: true },
  inspection_on: { kind: "day", label: "検収日", required: true, personal: false },
  payment_on: { kind: "day", label: "支払日", required: true, personal: false },
  payment_method: { kind: "text", label: "支払方法", max: 200, required: true, personal: true },
  secondary_use: { kind: "multiline", label: "二次利用", max: 1000, personal: true },
  note: { kind: "multiline", label: "備考", max: 2000, personal: true },
  reply_due_on: { kind: "day", label: "回答期限", personal: false },
} as const satisfies Fields;

/** A point of the terms that a new version may change. */
export type TermsKey = EditableKey<typeof jobTermsFields>;
export const termsKeys: readonly TermsKey[] = editableNames(jobTermsFields);
export const jobTermsLabels = labelsOf(jobTermsFields);

/** Points that are filled for each person: variables may stand in them. */
export const variableTerms = ["work", "note"] as const satisfies readonly TermsKey[];

type Undecided<T extends Fields> = { readonly [K in keyof T]: Omit<T[K], "required"> };

/** The same terms while they are not decided: what is missing is null or blank. */
export const keptTermsFields = Object.fromEntries(
  Object.entries(jobTermsFields).map(([key, field]) => [key, { ...field, required: undefined }]),
) as unknown as Undecided<typeof jobTermsFields>;

/** Terms as a project keeps them or a form holds them. */
export type KeptTerms = BodyValues<typeof keptTermsFields>;

export const blankTerms: KeptTerms = blankBody(keptTermsFields);

/** What a form edits or a project keeps, from terms as they were sent: without the parties and the day. */
export const termsValues = (terms: KeptTerms): KeptTerms => bodyValuesOf(keptTermsFields, { ...terms });
