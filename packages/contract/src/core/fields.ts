import type { ClosedPeriod, CustomBody, DatedRate } from "./fieldEntries.ts";

/**
 * A field of a record, declared once as plain data. Bodies, import, export, merge, history, tables, forms and erasure
 * are derived from it, on the server and on the screen. Nothing here parses, so a label costs no schema library.
 */
export type Field = {
  readonly [Kind in FieldKind]: Common & KindOptions[Kind] & { readonly kind: Kind };
}[FieldKind];
export type Fields = Readonly<Record<string, Field>>;

/** What a kind needs to know beside what every field says. `max` counts characters of a text, entries of a list. */
interface KindOptions {
  readonly text: { readonly max: number };
  readonly multiline: { readonly max: number };
  readonly phone: { readonly max: number };
  readonly postal_code: object;
  readonly email: object;
  /** A web address. */
  readonly url: { readonly max: number };
  /** A code of exactly so many digits, such as a bank's; zeros at its beginning count. */
  readonly digits: { readonly length: number };
  /** A name as bank files (全銀) hold it: half-width kana, capitals, digits and a few signs. */
  readonly zengin: { readonly max: number };
  /** Number of a qualified invoice issuer. */
  readonly registration_number: object;
  /** Whole yen; null: not known. */
  readonly yen: object;
  readonly count: object;
  /** Any number, up to four digits behind its point; null: not known. */
  readonly number: object;
  /** A whole number that is always set. */
  readonly quantity: {
    readonly min: number;
    readonly max: number;
    readonly initial: number;
    readonly unit: string;
  };
  /** `YYYY-MM-DD` in Japan, or null. */
  readonly day: object;
  readonly time: object;
  /** `words` for yes and no, where 「する」 and 「しない」 do not fit: of a question that may be left open, which is null. */
  readonly yes_no: { readonly words?: readonly [yes: string, no: string] };
  /** One code of a table of words; `gone` are the words for a code that the table no longer has. */
  readonly choice: KindOptions["choices"] & { readonly initial: string; readonly gone?: string };
  /** Any number of codes of a table of words. */
  readonly choices: { readonly choices: Readonly<Record<string, string>> };
  /** Words of the company's own; `prefix` is shown before each and not kept: 「#PR #つむぎ」 is two. */
  readonly tags: { readonly max: number; readonly maxEach: number; readonly prefix?: "#" | "@" };
  /** A person of the company: a body names the uid, an answer shows the person. */
  readonly member: object;
  readonly genres: { readonly max: number };
  /** Accounts on platforms, in a table of their own. */
  readonly accounts: { readonly max: number };
  readonly image: object;
  /** What the company's own fields hold: each is a field of its own, declared by `customFieldOf`. */
  readonly custom: object;
  /** Percentages, each from a day on. */
  readonly rates: { readonly max: number };
  /** Days without work, each with a name. */
  readonly periods: { readonly max: number };
}

export type FieldKind = keyof KindOptions;

interface Common {
  /** The one name of the field: in forms, tables, dialogs, history and files. */
  readonly label: string;
  /** Says something of the person: emptied when the person is erased, here and in everything that kept it. */
  readonly personal: boolean;
  /** Must not be blank: a text, a sum or a day. */
  readonly required?: true;
  /** The product sets it with the record: it is never empty. */
  readonly always?: true;
  /** Key in a body, where it is not the field's own. */
  readonly bodyKey?: string;
  /** Who sets it, where a body cannot: a connection with a public profile, or the product. */
  readonly setBy?: "connection" | "product";
  /** Who reads it; absent: whoever reads the record. The others read null. */
  readonly seenBy?: "fees" | "bank";
  /** A keyword is looked for in it. */
  readonly searched?: true;
  /** A list may be put in its order. */
  readonly sorted?: true;
  /** Of two records: one side is chosen (absent), both may be kept, or it goes with the choice of another field. */
  readonly merge?: "both" | { readonly with: string };
  /** A copy of the record takes it over where the body leaves it empty. */
  readonly copied?: true;
  /** The history says that it changed, but not from what to what, or no more than the end of both. */
  readonly history?: "without_values" | "masked";
  readonly csv?: FieldCsv;
}

export interface FieldCsv {
  /** It is in a file only where the caller names it. */
  readonly export?: "on_request";
  /** No column of a file is read into it, although its kind could be. */
  readonly import?: "never";
  /** Headers that stand for it beside its label, without blanks, brackets and marks. */
  readonly words?: readonly string[];
  /** Cell of the template's example row. */
  readonly example?: string;
  /** Words of a cell that stand for a choice beside its own. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Keys of a declaration whose fields are, or are not, such as `Condition`. */
export type KeysWith<T extends Fields, Condition> = {
  [K in keyof T]: T[K] extends Condition ? K : never;
}[keyof T] &
  string;
export type KeysWithout<T extends Fields, Condition> = {
  [K in keyof T]: T[K] extends Condition ? never : K;
}[keyof T] &
  string;

type TextKind =
  | "text"
  | "multiline"
  | "phone"
  | "postal_code"
  | "email"
  | "url"
  | "digits"
  | "zengin"
  | "registration_number";

/** Kept in tables of their own, not in a column of the record. */
export type PartKind = "genres" | "accounts";

/** Fields that a body can set. */
export type EditableKey<T extends Fields> = KeysWithout<T, { setBy: string }>;

/** Fields that belong to the record itself; the others are figures and marks of the product about it. */
export type OwnKey<T extends Fields> = KeysWithout<T, { setBy: "product" }>;

/** Fields that a merge asks about; the others go with one of these. */
export type MergeKey<T extends Fields> = Exclude<
  OwnKey<T>,
  KeysWith<T, { merge: { with: string } } | { kind: "custom" }>
>;

/** Fields whose changes are told under their own names; those of a company's own fields under theirs. */
export type ToldKey<T extends Fields> = Exclude<OwnKey<T>, KeysWith<T, { kind: "custom" }>>;

/** What no column of a file is read into. */
type UnreadKind = "choices" | "count" | "quantity" | "time" | "image" | "rates" | "periods" | "custom";

/** Fields that a column of a file may be read into. */
export type ImportKey<T extends Fields> = Exclude<
  EditableKey<T>,
  KeysWith<T, { kind: UnreadKind }> | KeysWith<T, { csv: { import: "never" } }>
>;

/** Fields that a file can hold. */
export type ExportKey<T extends Fields> = KeysWithout<T, { kind: "image" | "custom" }>;

/** What always holds something: a choice has its first, a switch is off, a quantity its least. */
type FullKind = "choice" | "yes_no" | "quantity" | "custom";

/** Fields that a record may hold nothing in: a list asks for 「空」 and 「空でない」. */
export type EmptiableKey<T extends Fields> = KeysWithout<
  T,
  { required: true } | { always: true } | { kind: FullKind }
>;

export type SortedKey<T extends Fields> = KeysWith<T, { sorted: true }>;

/** Fields that stand in columns of the record. */
export type ColumnKey<T extends Fields> = KeysWithout<T, { kind: PartKind }>;

/** Key of a field in a body, and of its column. */
export type BodyKey<T extends Fields, K extends keyof T> = T[K] extends { bodyKey: infer Key extends string }
  ? Key
  : K & string;

/** What a body holds of a field, as the record's column does. `Account` is the body of one account. */
export type BodyValue<F, Account = never> = F extends { kind: TextKind } | { kind: "day"; required: true }
  ? string
  : F extends { kind: "quantity" } | { kind: "yen"; required: true }
    ? number
    : F extends { kind: "rates" }
      ? DatedRate[]
      : F extends { kind: "periods" }
        ? ClosedPeriod[]
        : F extends { kind: "yen" | "count" | "number" }
          ? number | null
          : F extends { kind: "day" | "time" | "member" | "image" }
            ? string | null
            : F extends { kind: "yes_no" }
              ? boolean
              : F extends { kind: "choice"; choices: infer Choices }
                ? keyof Choices & string
                : F extends { kind: "choices"; choices: infer Choices }
                  ? (keyof Choices & string)[]
                  : F extends { kind: "tags" | "genres" }
                    ? string[]
                    : F extends { kind: "accounts" }
                      ? Account[]
                      : F extends { kind: "custom" }
                        ? CustomBody
                        : never;

/** A body with every field that can be set: what a form holds. */
export type BodyValues<T extends Fields, Account = never> = {
  -readonly [K in EditableKey<T> as BodyKey<T, K>]: BodyValue<T[K], Account>;
};

/** Names of the fields in the order of the declaration. */
export const fieldNames = <T extends Fields>(fields: T): (keyof T & string)[] => Object.keys(fields);

/** Labels by the names of the fields. */
export const labelsOf = <T extends Fields>(fields: T): Readonly<Record<keyof T & string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as Record<
    keyof T & string,
    string
  >;

export const isEditable = ({ setBy }: Field): boolean => setBy === undefined;
export const isOwn = ({ setBy }: Field): boolean => setBy !== "product";
const unread: readonly FieldKind[] = [
  "choices",
  "count",
  "quantity",
  "time",
  "image",
  "rates",
  "periods",
  "custom",
] satisfies UnreadKind[];
export const isPart = ({ kind }: Field): boolean => kind === "genres" || kind === "accounts";

/** Names of the fields of which a test holds. `Key` says which these are. */
function namesWhere<T extends Fields, Key extends keyof T>(
  fields: T,
  test: (field: Field) => boolean,
): Key[] {
  return Object.entries(fields).flatMap(([name, field]) => (test(field) ? [name as Key & string] : []));
}

export const editableNames = <T extends Fields>(fields: T) =>
  namesWhere<T, EditableKey<T>>(fields, isEditable);
export const ownNames = <T extends Fields>(fields: T) => namesWhere<T, OwnKey<T>>(fields, isOwn);
export const mergeNames = <T extends Fields>(fields: T) =>
  namesWhere<T, MergeKey<T>>(
    fields,
    (field) => isOwn(field) && field.kind !== "custom" && typeof field.merge !== "object",
  );
export const toldNames = <T extends Fields>(fields: T) =>
  namesWhere<T, ToldKey<T>>(fields, (field) => isOwn(field) && field.kind !== "custom");
export const importNames = <T extends Fields>(fields: T) =>
  namesWhere<T, ImportKey<T>>(
    fields,
    (field) => isEditable(field) && !unread.includes(field.kind) && field.csv?.import !== "never",
  );
export const exportNames = <T extends Fields>(fields: T) =>
  namesWhere<T, ExportKey<T>>(fields, ({ kind }) => kind !== "image" && kind !== "custom");
const full: readonly FieldKind[] = ["choice", "yes_no", "quantity", "custom"] satisfies FullKind[];
export const emptiableNames = <T extends Fields>(fields: T) =>
  namesWhere<T, EmptiableKey<T>>(
    fields,
    ({ kind, required, always }) => !required && !always && !full.includes(kind),
  );
export const sortedNames = <T extends Fields>(fields: T) =>
  namesWhere<T, SortedKey<T>>(fields, ({ sorted }) => sorted === true);

export type SortOf<T extends Fields> = SortedKey<T> | `-${SortedKey<T>}`;

/** Orders of a list: by each sorted field, rising and falling. */
export const sortsOf = <T extends Fields>(fields: T) =>
  atLeastOne(sortedNames(fields).flatMap((name): SortOf<T>[] => [name, `-${name}`]));

/** A list of names as an enumeration takes it. */
export function atLeastOne<Name>(names: readonly Name[]): [Name, ...Name[]] {
  const [first, ...others] = names;
  if (first === undefined) throw new Error("A declaration without such a field.");
  return [first, ...others];
}

/** Key of a field in a body, and of its column. */
export const bodyKeyOf = (fields: Fields, name: string): string => fields[name]?.bodyKey ?? name;

/** Whether somebody reads a field of a record that they read. */
export const isSeenBy = (
  { seenBy }: Field,
  { canSeeFees, canSeeBank = false }: { readonly canSeeFees: boolean; readonly canSeeBank?: boolean },
): boolean => (seenBy === "fees" ? canSeeFees : seenBy !== "bank" || canSeeBank);

/** Columns of the record that hold a field: its own, and those of the fields that go with its choice in a merge. */
export const columnsMergedWith = (fields: Fields, name: string): string[] =>
  Object.entries(fields).flatMap(([key, { merge }]) =>
    key === name || (typeof merge === "object" && merge.with === name) ? [bodyKeyOf(fields, key)] : [],
  );

/** Names of the fields that a copy of a record takes over. */
export const copiedNames = <T extends Fields>(fields: T) =>
  namesWhere<T, KeysWith<T, { copied: true }>>(fields, ({ copied }) => copied === true);
