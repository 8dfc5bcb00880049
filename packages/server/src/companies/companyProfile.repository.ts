import type { CompanySection } from "@tsumugi/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { keyset } from "../core/keysetPage.ts";
import { db } from "../db/index.ts";
import { companies, companyChanges, users } from "../db/schema/accounts.ts";

export type CompanyRow = typeof companies.$inferSelect;

const one = (company_uid: string) => and(eq(companies.uid, company_uid), isNull(companies.deleted_at));

export async function findCompany(company_uid: string): Promise<CompanyRow | undefined> {
  const [row] = await db().select().from(companies).where(one(company_uid));
  return row;
}

/** Kept from changing until the transaction ends. */
export async function lockCompany(company_uid: string): Promise<CompanyRow | undefined> {
  const [row] = await db().select().from(companies).where(one(company_uid)).for("update");
  return row;
}

export async function updateCompany(company_uid: string, values: Partial<CompanyRow>): Promise<void> {
  await db()
    .update(companies)
    .set({ ...values, version: sql`${companies.version} + 1` })
    .where(one(company_uid));
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
