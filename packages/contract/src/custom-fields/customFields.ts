import { CUSTOM_TEXT_MAX, type CustomBody, type CustomValue } from "../core/fieldEntries.ts";
import type { Field, Fields } from "../core/fields.ts";
import { blankOf } from "../core/fieldValues.ts";
import {
  CUSTOM_CONDITION,
  CUSTOM_FIELD_LIMITS,
  CUSTOM_SORT,
  type CustomKey,
  type CustomOperator,
  type CustomSort,
} from "./custom-fields.constants.ts";
import type { CustomField } from "./custom-fields.schemas.ts";

/** What a declaration of a field needs of a company's own one. */
export type CustomFieldLook = Pick<CustomField, "uid" | "label" | "type" | "options">;

const PREFIX = "custom-";

export const customKey = (uid: string): CustomKey => `${PREFIX}${uid}`;
export const isCustomKey = (name: string): name is CustomKey => name.startsWith(PREFIX);
export const customUidOf = (key: CustomKey): string => key.slice(PREFIX.length);
export const isCustomSort = (sort: string): sort is CustomSort => CUSTOM_SORT.test(sort);

/** The declaration of a company's own field: from it all is derived that is derived of the product's fields. */
export function customFieldOf({ label, type, options }: CustomFieldLook): Field {
  // A company can write anything about a person into it: everything goes with the person.
  const common = { label, personal: true } as const;
  switch (type) {
    case "text":
      return { ...common, kind: "text", max: CUSTOM_TEXT_MAX };
    case "number":
      return { ...common, kind: "number" };
    case "date":
      return { ...common, kind: "day" };
    case "select":
      return {
        ...common,
        kind: "choice",
        choices: Object.fromEntries(options.map((option) => [option.uid, option.label])),
        initial: "",
        gone: "削除した選択肢",
      };
    case "check":
      return { ...common, kind: "yes_no", words: ["はい", "いいえ"] };
  }
}

/** Declarations of a company's own fields, in their order. */
export const customFieldsOf = (fields: readonly CustomFieldLook[]): Fields =>
  Object.fromEntries(fields.map((field) => [customKey(field.uid), customFieldOf(field)]));

/** Values under the names of `customFieldsOf`; what is blank holds what the kind holds when nobody said anything. */
export const customValuesByKey = (
  fields: readonly CustomFieldLook[],
  values: CustomBody,
): Record<CustomKey, CustomValue | null> =>
  Object.fromEntries(
    fields.map((field) => [
      customKey(field.uid),
      values[field.uid] ?? (blankOf(customFieldOf(field)) as CustomValue | null),
    ]),
  );

/** Everything that a form shows of the fields, blanks included: a field that was looked at is not one that changed. */
export const customFormValues = (fields: readonly CustomFieldLook[], values: CustomBody): CustomBody => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(customValuesByKey(fields, values)).map(([key, value]) => [
      customUidOf(key as CustomKey),
      value,
    ]),
  ),
});

/** Whether a value of a field is one that is not kept. */
export const isBlankCustom = (value: unknown): boolean =>
  value === null || value === undefined || value === "";

/** One condition of a list on one field. `value`: of `has` words, of `min` and `max` a number or a day, of `in` an option. */
export interface CustomCondition {
  readonly uid: string;
  readonly operator: CustomOperator;
  readonly value: string;
}

/** `uid.min.24.5` as an address and a kept view hold it → the condition; undefined for anything that a list refuses. */
export function readCustomCondition(text: string): CustomCondition | undefined {
  if (text.length > CUSTOM_FIELD_LIMITS.condition || text.includes("\u0000")) return undefined;
  const [, uid, bare, worded, words, bound, limit] = CUSTOM_CONDITION.exec(text) ?? [];
  const operator = (bare ?? worded ?? bound) as CustomOperator | undefined;
  return uid && operator ? { uid, operator, value: words ?? limit ?? "" } : undefined;
}

export const customConditionText = ({ uid, operator, value }: CustomCondition): string =>
  value === "" ? `${uid}.${operator}` : `${uid}.${operator}.${value}`;
