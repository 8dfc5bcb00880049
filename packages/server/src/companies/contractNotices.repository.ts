import { and, between, eq, isNull } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";

/** Admins of the companies whose contract ends within these days, with the company. */
export const adminsByLastDay = (from: string, to: string) =>
  db()
    .select({
      company_uid: companies.uid,
      company_name: companies.name,
      contract_starts_on: companies.contract_starts_on,
      contract_ends_on: companies.contract_ends_on,
      user_uid: users.uid,
      email: users.email,
      name: users.name,
    })
    .from(companies)
    .innerJoin(memberships, and(eq(memberships.company_uid, companies.uid), eq(memberships.role, "admin")))
    .innerJoin(users, and(eq(users.uid, memberships.user_uid), isNull(users.deleted_at)))
    .where(and(isNull(companies.deleted_at), between(companies.contract_ends_on, from, to)))
    .orderBy(companies.uid, users.uid);
