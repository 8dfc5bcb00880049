import {
  type BodyValue,
  type BodyValues,
  bodyKeyOf,
  editableNames,
  type Field,
  type Fields,
  isEditable,
  isOwn,
  type OwnKey,
  type PartKind,
} from "./fields.ts";

type BlankRecord<T extends Fields> = {
  -readonly [K in OwnKey<T>]: T[K] extends { kind: "member" }
    ? null
    : T[K] extends { kind: "custom" }
      ? Record<string, never>
      : T[K] extends { kind: PartKind | "tags" | "rates" | "periods" }
        ? never[]
        : BodyValue<T[K]>;
};

/** A value that a field has when nobody has said anything. */
export function blankOf(field: Field): string | number | boolean | null | [] | Record<string, never> {
  switch (field.kind) {
    case "yes_no":
      return field.words ? null : false;
    case "choice":
    case "quantity":
      return field.initial;
    case "choices":
    case "rates":
    case "periods":
    case "tags":
    case "genres":
    case "accounts":
      return [];
    case "custom":
      return {};
    case "yen":
    case "count":
    case "number":
    case "day":
    case "time":
    case "member":
    case "image":
      return null;
    default:
      return "";
  }
}

/** The empty form: every field that a body can set, blank. */
export const blankBody = <T extends Fields>(fields: T): BodyValues<T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isEditable(field) ? [[bodyKeyOf(fields, name), blankOf(field)]] : [],
    ),
  ) as BodyValues<T>;

/**
 * What a form edits, from what an answer shows: a person by the uid, lists as copies. `parts` are the values of fields
 * that a body holds in another shape.
 */
export const bodyValuesOf = <T extends Fields, Account = never>(
  fields: T,
  record: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, unknown>> = {},
): BodyValues<T, Account> =>
  Object.fromEntries(
    editableNames(fields).map((name) => [
      bodyKeyOf(fields, name),
      name in parts ? parts[name] : bodyValue(fields[name] as Field, record[name]),
    ]),
  ) as BodyValues<T, Account>;

function bodyValue({ kind }: Field, value: unknown): unknown {
  if (kind === "member") return (value as { readonly uid: string } | null)?.uid ?? null;
  return Array.isArray(value) ? [...value] : value;
}

/** The empty record, as an answer shows it: what fixtures and samples begin with. */
export const blankRecord = <T extends Fields>(fields: T): BlankRecord<T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isOwn(field) ? [[name, blankOf(field)]] : [])),
  ) as BlankRecord<T>;
