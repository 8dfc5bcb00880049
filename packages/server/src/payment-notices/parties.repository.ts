import type { Feature } from "@tsumugi/contract";
import { and, eq, inArray } from "drizzle-orm";
import { plainAccountNumber } from "../companies/companyProfile.repository.ts";
import { db } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";

export type CompanyParty = Awaited<ReturnType<typeof companyParties>>[number];
export type CreatorParty = Awaited<ReturnType<typeof creatorParties>>[number];

/** What companies print and compute by. */
export async function companyParties(uids: readonly string[]) {
  if (uids.length === 0) return [];
  const t = companies;
  const rows = await db()
    .select({
      uid: t.uid,
      name: t.name,
      postal_code: t.postal_code,
      address: t.address,
      registration_number: t.invoice_registration_number,
      contact_name: t.contact_name,
      contact_department: t.contact_department,
      contact_email: t.contact_email,
      contact_phone: t.contact_phone,
      phone: t.phone,
      tax_rounding: t.tax_rounding,
      deemed_confirmation_days: t.deemed_confirmation_days,
      needs_approval: t.needs_approval,
      permission: t.permission,
      deductible_shares: t.deductible_shares,
      bank_code: t.bank_code,
      bank_name: t.bank_name,
      branch_code: t.branch_code,
      branch_name: t.branch_name,
      bank_account_type: t.bank_account_type,
      bank_account_number: t.bank_account_number,
      bank_account_holder: t.bank_account_holder,
    })
    .from(t)
    .where(inArray(t.uid, [...uids]));
  return rows.map((row) => ({ ...row, bank_account_number: plainAccountNumber(row) }));
}

/** What a company's contract holds; undefined where it is deleted. Neither changes before the transaction ends. */
export async function holdStanding(uid: string): Promise<readonly Feature[] | undefined> {
  const [row] = await db()
    .select({ deleted_at: companies.deleted_at, permission: companies.permission })
    .from(companies)
    .where(eq(companies.uid, uid))
    .for("share");
  return row?.deleted_at === null ? row.permission : undefined;
}

/** Creators as payees, over all companies: the uids are those of notices that the reader sees. */
export async function creatorParties(uids: readonly string[]) {
  if (uids.length === 0) return [];
  const t = managedCreators;
  return db()
    .select({
      uid: t.uid,
      company_uid: t.company_uid,
      display_name: t.display_name,
      real_name: t.real_name,
      image: t.image,
      postal_code: t.postal_code,
      address: t.address,
      registration_number: t.invoice_registration_number,
      registration_checked_on: t.invoice_checked_on,
      entity_type: t.entity_type,
      withholding_default: t.withholding_default,
      email: t.email,
      erased_at: t.erased_at,
    })
    .from(t)
    .where(inArray(t.uid, [...uids]));
}

export async function findCreatorParty(company_uid: string, uid: string): Promise<CreatorParty | undefined> {
  const [party] = await creatorParties([uid]);
  return party?.company_uid === company_uid && party.erased_at === null ? party : undefined;
}

/** Addresses of those who may confirm what the operator issued to a company. */
export const payersOf = (company_uid: string) =>
  db()
    .select({ uid: users.uid, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.user_uid))
    .where(and(eq(memberships.company_uid, company_uid), inArray(memberships.role, ["admin", "finance"])));
