import {
  type CustomFieldLook,
  type CustomValue,
  type CustomValues,
  customFieldOf,
  isBlankCustom,
} from "@tsumugi/contract";
import { bodySchema } from "@tsumugi/contract/schemas";
import { AppError } from "../core/errors.ts";

interface Definition extends CustomFieldLook {
  readonly deleted_at: Date | null;
}

/** A value as it is kept, or why it cannot be: the same rule whoever brings it. Undefined: nothing is kept. */
function readValue(field: CustomFieldLook, given: unknown): { value?: CustomValue } | { wrong: string } {
  const typed = typeof given === "string" ? given.trim() : given;
  if (isBlankCustom(typed)) return {};
  const { data, error } = bodySchema(customFieldOf(field)).safeParse(typed);
  if (error) return { wrong: error.issues[0]?.message ?? "この値は入れられません。" };
  return isBlankCustom(data) ? {} : { value: data as CustomValue };
}

/** What a record holds once a change is written over it; what is blank is not kept. */
export function writeOver(before: CustomValues, change: Readonly<Record<string, unknown>>): CustomValues {
  const all = { ...before, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isBlankCustom(value))) as CustomValues;
}

/**
 * What of earlier values can stand in a record again: a field that was deleted, or an option that was removed since,
 * leaves nothing that could be shown. `fields` are those that stand, archived ones too.
 */
export function stillValid(fields: readonly CustomFieldLook[], values: CustomValues): CustomValues {
  const standing = new Map(fields.map((field) => [field.uid, field]));
  return Object.fromEntries(
    Object.entries(values).filter(([uid, value]) => {
      const field = standing.get(uid);
      return field && (field.type !== "select" || field.options.some((option) => option.uid === value));
    }),
  );
}

/** Of what a record holds the texts that a keyword looks into. `uids`: the fields that `searchedFields` answers. */
export const ownTexts = (uids: readonly string[], values: CustomValues): string[] =>
  uids.flatMap((uid) => {
    const value = values[uid];
    return typeof value === "string" ? value : [];
  });

const gone = (label: string) =>
  `「${label}」は削除された項目です。値をほかの項目に写してから、画面を再読み込みしてください。`;

/**
 * What a body says of the company's own fields, as it is kept; null takes a value away. There is nowhere to keep a value
 * of a field that a colleague deleted meanwhile: it is refused, and only a blank one is left out. `fields` are all of the
 * company, deleted ones too.
 * @throws AppError invalid_request naming each field whose value cannot be taken
 */
export function readCustomValues(
  fields: readonly Definition[],
  given: Readonly<Record<string, unknown>>,
): Record<string, CustomValue | null> {
  const known = new Map(fields.map((field) => [field.uid, field]));
  const values: Record<string, CustomValue | null> = {};
  const wrong: Record<string, string> = {};
  for (const [uid, typed] of Object.entries(given)) {
    const field = known.get(uid);
    const path = `custom_values.${uid}`;
    if (!field) wrong[path] = "この項目はありません。画面を再読み込みしてください。";
    else if (field.deleted_at) {
      if (!isBlankCustom(typed)) wrong[path] = gone(field.label);
    } else {
      const read = readValue(field, typed);
      if ("wrong" in read) wrong[path] = read.wrong;
      else values[uid] = read.value ?? null;
    }
  }
  if (Object.keys(wrong).length > 0) throw new AppError("invalid_request", { fields: wrong });
  return values;
}
