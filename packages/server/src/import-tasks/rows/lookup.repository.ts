import type { CsvEncoding, ImportKeyChoice } from "@tsumugi/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { likeBeforeCp932 } from "../../core/csv/index.ts";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { holdersOf } from "../../managed-creators/managed-creators.repository.ts";
import { type ManagedCreatorRow, selectRows } from "../../managed-creators/managedCreatorRows.repository.ts";
import { nameKey } from "./judgeRow.ts";
import { asWritten } from "./lookup.ts";
import type { ParsedRow } from "./parseRow.ts";

/** Of a row what a record is found by. */
export type Wanted = Pick<ParsedRow, "accounts"> & {
  readonly fields: Pick<ParsedRow["fields"], "display_name" | "email">;
};

const withoutGuard = (name: string): string[] => (name.startsWith("'") ? [name, name.slice(1)] : [name]);

/** Uids of records with one of these names and mails; archived ones count, erased ones are nobody. */
async function byNameAndMail(
  company_uid: string,
  rows: readonly Wanted[],
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
async function byEither(company_uid: string, rows: readonly Wanted[], key: "email" | "name") {
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
  rows: readonly Wanted[],
  encoding: CsvEncoding,
  match_by: ImportKeyChoice,
) => {
  if (match_by === "account") return [];
  return match_by === "auto"
    ? byNameAndMail(company_uid, rows, encoding)
    : byEither(company_uid, rows, match_by);
};

/** Every record of the company that one of these rows may stand for. */
export async function loadRecords(
  company_uid: string,
  rows: readonly Wanted[],
  encoding: CsvEncoding,
  match_by: ImportKeyChoice,
): Promise<ManagedCreatorRow[]> {
  const holders = await holdersOf(
    company_uid,
    rows.flatMap(({ accounts }) => accounts),
  );
  const uids = new Set([
    ...holders.map(({ uid }) => uid),
    ...(await byKey(company_uid, rows, encoding, match_by)),
  ]);
  if (uids.size === 0) return [];
  const t = managedCreators;
  return selectRows().where(and(eq(t.company_uid, company_uid), inArray(t.uid, [...uids])));
}
