import { changedFields } from "./changedFields.ts";

/** What was typed into a form and not saved. */
export interface KeptValues<Values> {
  /** The fields that were changed. */
  readonly values: Partial<Values>;
  /** Of the record that the form was opened over; undefined where there was none. */
  readonly version?: number;
}

type Row = Record<string, unknown>;
const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);
/** A field that may be empty says nothing of its kind; lists stay lists, of what the first row of the shape is. */
const isAlike = (kept: unknown, shape: unknown): boolean => {
  const [one, other] = [kindOf(kept), kindOf(shape)];
  if (Array.isArray(kept) && Array.isArray(shape))
    return shape.length === 0 || kept.every((row) => kindOf(row) !== "null" && isAlike(row, shape[0]));
  if (one === "object" && other === "object")
    return Object.entries(shape as object).every(
      ([key, value]) => Object.hasOwn(kept as object, key) && isAlike((kept as Row)[key], value),
    );
  const mayBeEmpty = one !== "array" && other !== "array" && one !== "object";
  return one === other || (mayBeEmpty && (one === "null" || other === "null"));
};

/** As it is stored; empty when nothing differs from what the form was opened with. */
export function writeKeptValues<Values extends object>(
  initial: Values,
  values: Values,
  version?: number,
): string {
  const changes = changedFields(initial, values);
  return Object.keys(changes).length === 0 ? "" : JSON.stringify({ values: changes, version });
}

/**
 * Reads it again; undefined for nothing, and for what an older or another form left there.
 *
 * @param shape values of the form's kinds; a list's first row stands for all of its rows
 */
export function readKeptValues<Values extends object>(
  text: string,
  shape: Values,
): KeptValues<Values> | undefined {
  if (text === "") return undefined;
  try {
    const { values, version } = JSON.parse(text);
    const known = (Object.keys(shape) as (keyof Values)[]).filter(
      (key) => Object.hasOwn(values, key) && isAlike(values[key], shape[key]),
    );
    if (known.length === 0) return undefined;
    return {
      values: Object.fromEntries(known.map((key) => [key, values[key]])) as Partial<Values>,
      ...(typeof version === "number" && { version }),
    };
  } catch {
    return undefined;
  }
}
