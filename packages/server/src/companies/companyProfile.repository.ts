import type { CompanySection } from "@tsumugi/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { keyset } from "../core/keysetPage.ts";
import { sealedColumn } from "../core/sealedColumn.ts";
import { db } from "../db/index.ts";
import { companies, companyChanges, users } from "../db/schema/accounts.ts";

export type CompanyRow = typeof companies.$inferSelect;

const one = (company_uid: string) => and(eq(companies.uid, company_uid), isNull(companies.deleted_at));

export const sealedNumber = sealedColumn(companies, "bank_account_number", ["uid"], ({ uid }) => ({
  company_uid: uid,
  row: uid,
}));

/** The account number, which is sealed in the table. */
export const plainAccountNumber = (row: Pick<CompanyRow, "uid" | "bank_account_number">): string =>
  sealedNumber.read(row, row.bank_account_number);

/** Plain in the row that the slice works with. */
const opened = (row: CompanyRow | undefined): CompanyRow | undefined =>
  row && { ...row, bank_account_number: plainAccountNumber(row) };

export async function findCompany(company_uid: string): Promise<CompanyRow | undefined> {
  const [row] = await db().select().from(companies).where(one(company_uid));
  return opened(row);
}

/** Kept from changing until the transaction ends. */
export async function lockCompany(company_uid: string): Promise<CompanyRow | undefined> {
  const [row] = await db().select().from(companies).where(one(company_uid)).for("update");
  return opened(row);
}

export async function updateCompany(company_uid: string, values: Partial<CompanyRow>): Promise<void> {
  const number = values.bank_account_number;
  const sealed = number ? { bank_account_number: sealedNumber.seal({ uid: company_uid }, number) } : {};
  await db()
    .update(companies)
    .set({ ...values, ...sealed, version: sql`${companies.version} + 1` })
    .where(one(company_uid));
}

/** Seals the numbers that an earlier version has left in the table as they were typed. Changes nothing else. */
export async function sealCompanyAccounts(): Promise<void> {
  const rows = await db()
    .select({ uid: companies.uid, number: companies.bank_account_number })
    .from(companies)
    .where(sql`${companies.bank_account_number} ~ '^[0-9]+$'`);
  for (const { uid, number } of rows) {
    await db()
      .update(companies)
      .set({ bank_account_number: sealedNumber.seal({ uid }, number) })
      .where(and(eq(companies.uid, uid), eq(companies.bank_account_number, number)));
  }
}

export async function insertChanges(rows: (typeof companyChanges.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db().insert(companyChanges).values(rows);
}

const change = {
  uid: companyChanges.uid,
  section: companyChanges.section,
  changes: companyChanges.changes,
  at: companyChanges.at,
  by_uid: users.uid,
  by_name: users.name,
  by_image: users.image,
};
export type CompanyChangeRow = Awaited<ReturnType<typeof lastChanges>>[number];

/** The newest change of each section. */
export const lastChanges = (company_uid: string) =>
  db()
    .selectDistinctOn([companyChanges.section], change)
    .from(companyChanges)
    .leftJoin(users, eq(users.uid, companyChanges.by_uid))
    .where(eq(companyChanges.company_uid, company_uid))
    .orderBy(companyChanges.section, desc(companyChanges.at), desc(companyChanges.uid));

/** Changes of a section, newest first. */
export function selectChanges(
  company_uid: string,
  section: CompanySection,
  page: { limit: number; cursor?: string | undefined },
) {
  const keys = { at: { expression: companyChanges.at, type: "timestamptz" as const } };
  const { where, orderBy, key } = keyset("-at", keys, companyChanges.uid, page.cursor);
  return db()
    .select({ ...change, key })
    .from(companyChanges)
    .leftJoin(users, eq(users.uid, companyChanges.by_uid))
    .where(and(eq(companyChanges.company_uid, company_uid), eq(companyChanges.section, section), where))
    .orderBy(orderBy)
    .limit(page.limit);
}
