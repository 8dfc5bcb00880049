import type { CsvEncoding, ImportKeyChoice } from "@tsumugi/contract";
import { searchKey } from "@tsumugi/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { guardFormula, likeBeforeCp932, throughCp932, unguardFormula } from "../../core/csv/index.ts";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { accountKey, withPublicFigures } from "../../managed-creators/accounts.ts";
import { importedOf } from "../../managed-creators/creatorColumns.ts";
import { holdersOf } from "../../managed-creators/managed-creators.repository.ts";
import { type ManagedCreatorRow, selectRows } from "../../managed-creators/managedCreatorRows.repository.ts";
import { type MembersByWord, memberWord } from "./cells.ts";
import { calledKey, type Existing, type Lookup, mailKey, nameKey } from "./matching.ts";
import type { ParsedRow } from "./parseRow.ts";

/** Search key of a genre's name → its uid. */
export const byName = (genres: readonly { uid: string; name: string }[]): Map<string, string> =>
  new Map(genres.map(({ uid, name }) => [searchKey(name), uid]));

interface Colleague {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Members of the company as cells name them: by their name, by its first part alone, and by their address. Whoever is
 * called by a word is meant before those of whom it is the first part. `written`: as a file of the encoding gives it back.
 */
export function membersByWord(
  colleagues: readonly Colleague[],
  written: (text: string) => string = (text) => text,
): MembersByWord {
  const members = new Map<string, string | null>();
  const addAll = (wordsOf: (colleague: Colleague) => string) => {
    const found = new Map<string, string | null>();
    for (const one of colleagues) {
      const word = memberWord(wordsOf(one));
      if (word !== "") found.set(word, found.has(word) && found.get(word) !== one.uid ? null : one.uid);
    }
    for (const [word, uid] of found) if (!members.has(word)) members.set(word, uid);
  };
  addAll(({ email }) => email);
  addAll(({ name }) => name);
  addAll(({ name }) => written(name));
  addAll(({ name }) => name.trim().split(/\s+/u)[0] ?? "");
  return members;
}

/** How a file names a member so that an import finds them again: of several with one name by the address. */
export function memberWords(colleagues: readonly Colleague[], written?: (text: string) => string) {
  const members = membersByWord(colleagues, written);
  const isFound = ({ uid, name }: Colleague) => members.get(memberWord(written?.(name) ?? name)) === uid;
  return new Map(colleagues.map((one) => [one.uid, isFound(one) ? one.name : one.email]));
}

/** A text as a file in Shift_JIS gives it back; what has lost the letter that it was guarded for keeps its apostrophe. */
const asWritten = (text: string): string => unguardFormula(throughCp932(String(guardFormula(text))));
/** How a file of the encoding gives a text back, where that is not as it stands. */
export const writtenIn = (encoding: CsvEncoding) => (encoding === "cp932" ? asWritten : undefined);
const withoutGuard = (name: string): string[] => (name.startsWith("'") ? [name, name.slice(1)] : [name]);

const toExisting = (
  { uid, row, accounts, published, genres: list }: ManagedCreatorRow,
  encoding: CsvEncoding,
): Existing => ({
  uid,
  archived: row.archived_at !== null,
  updated_at: row.updated_at,
  fields: importedOf(row),
  tags: row.tags,
  genre_uids: list.map((genre) => genre.uid),
  accounts: withPublicFigures(accounts, published),
  custom: row.custom_values,
  ...(encoding === "cp932" && { written: asWritten }),
});

/** Uids of records with one of these names and mails; archived ones count, erased ones are nobody. */
async function byNameAndMail(
  company_uid: string,
  rows: readonly ParsedRow[],
  encoding: CsvEncoding,
): Promise<string[]> {
  const wanted = rows.filter(({ fields, accounts }) => fields.email || accounts.length === 0);
  if (wanted.length === 0) return [];
  const names = wanted.map(({ fields }) => fields.display_name);
  const mails = wanted.map(({ fields }) => (fields.email ?? "").toLowerCase());
  const t = managedCreators;
  const living = and(eq(t.company_uid, company_uid), isNull(t.erased_at));
  const found = await db()
    .select({ uid: t.uid })
    .from(t)
    .innerJoin(
      sql`unnest(${sql.param(names)}::text[], ${sql.param(mails)}::text[]) as wanted (name, mail)`,
      sql`${t.display_name} = wanted.name and lower(${t.email}) = wanted.mail`,
    )
    .where(living);
  const patterns =
    encoding === "cp932" ? names.flatMap(withoutGuard).flatMap((name) => likeBeforeCp932(name) ?? []) : [];
  if (patterns.length === 0) return found.map(({ uid }) => uid);
  const written = new Set(wanted.map(({ fields }) => nameKey(fields.display_name, fields.email ?? "")));
  const similar = await db()
    .select({ uid: t.uid, name: t.display_name, email: t.email })
    .from(t)
    .where(and(living, sql`${t.display_name} like any(${sql.param(patterns)}::text[])`));
  const meant = similar.filter(({ name, email }) => written.has(nameKey(asWritten(name), email)));
  return [...found, ...meant].map(({ uid }) => uid);
}

/** Uids of records with one of these names, or one of these mails. */
async function byEither(company_uid: string, rows: readonly ParsedRow[], key: "email" | "name") {
  const t = managedCreators;
  const words = rows.flatMap(({ fields }) =>
    key === "name" ? [fields.display_name] : fields.email ? [fields.email.toLowerCase()] : [],
  );
  const isOne =
    key === "name"
      ? sql`${t.display_name} = any(${sql.param(words)}::text[])`
      : sql`${t.email} <> '' and lower(${t.email}) = any(${sql.param(words)}::text[])`;
  const found = await db()
    .select({ uid: t.uid })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), isNull(t.erased_at), isOne));
  return found.map(({ uid }) => uid);
}

const byKey = (
  company_uid: string,
  rows: readonly ParsedRow[],
  encoding: CsvEncoding,
  match_by: ImportKeyChoice,
) => {
  if (match_by === "account") return [];
  return match_by === "auto"
    ? byNameAndMail(company_uid, rows, encoding)
    : byEither(company_uid, rows, match_by);
};

/** Every record of the company that one of these rows may stand for, under all keys it is found by. */
export async function loadLookup(
  company_uid: string,
  rows: readonly ParsedRow[],
  encoding: CsvEncoding,
  match_by: ImportKeyChoice,
): Promise<{ lookup: Lookup; records: Map<string, ManagedCreatorRow> }> {
  const holders = await holdersOf(
    company_uid,
    rows.flatMap(({ accounts }) => accounts),
  );
  const uids = new Set([
    ...holders.map(({ uid }) => uid),
    ...(await byKey(company_uid, rows, encoding, match_by)),
  ]);
  const lookup = new Map<string, Existing[]>();
  const records = new Map<string, ManagedCreatorRow>();
  if (uids.size === 0) return { lookup, records };
  const add = (key: string, existing: Existing) => {
    const known = lookup.get(key);
    if (known) known.push(existing);
    else lookup.set(key, [existing]);
  };
  const t = managedCreators;
  const stored = await selectRows().where(and(eq(t.company_uid, company_uid), inArray(t.uid, [...uids])));
  const byWrittenName: [key: string, existing: Existing][] = [];
  for (const record of stored) {
    const existing = toExisting(record, encoding);
    records.set(record.uid, record);
    for (const account of existing.accounts) add(accountKey(account), existing);
    // Without account and mail the name alone stands for a record that has neither.
    const { display_name, email } = existing.fields;
    add(calledKey(display_name), existing);
    if (email) add(mailKey(email), existing);
    if (!email && existing.accounts.length > 0) continue;
    add(nameKey(display_name, email), existing);
    if (existing.written) byWrittenName.push([nameKey(existing.written(display_name), email), existing]);
  }
  const exact = new Set(lookup.keys());
  for (const [key, existing] of byWrittenName) if (!exact.has(key)) add(key, existing);
  return { lookup, records };
}
