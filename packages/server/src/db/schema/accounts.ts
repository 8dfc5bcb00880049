import {
  type BankAccountType,
  type ClosedPeriod,
  type CompanyColor,
  type CompanySection,
  type DatedRate,
  defaultDeductibleShares,
  type Feature,
  type InvoiceStanding,
  type Plan,
  type Role,
  type TaxRounding,
  type YearEndClosure,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CompanyFieldChange } from "../../companies/companyChanges.ts";
import { at, on } from "./columns.ts";

export const users = pgTable("users", {
  uid: text("uid").primaryKey(),
  email: text("email").notNull(),
  email_key: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
  name: text("name").notNull().default(""),
  image: text("image"),
  system_admin: boolean("system_admin").notNull().default(false),
  onboarding: jsonb("onboarding").$type<Record<string, string>>().notNull().default({}),
  active_company_uid: text("active_company_uid"),
  email_verified_at: at("email_verified_at"),
  last_seen_at: at("last_seen_at"),
  tokens_valid_after: at("tokens_valid_after"),
  identity_claims_at: at("identity_claims_at"),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
  deleted_at: at("deleted_at"),
});

export const companies = pgTable("companies", {
  uid: text("uid").primaryKey(),
  name: text("name").notNull(),
  url: text("url").notNull().default(""),
  address: text("address").notNull().default(""),
  image: text("image"),
  plan: text("plan").$type<Plan>().notNull().default("trial"),
  permission: text("permission").array().$type<Feature[]>().notNull().default([]),
  max_user: integer("max_user").notNull().default(5),
  contract_starts_on: on("contract_starts_on").notNull(),
  contract_ends_on: on("contract_ends_on").notNull(),
  invoice_registration_number: text("invoice_registration_number").notNull().default(""),
  tax_rounding: text("tax_rounding").$type<TaxRounding>().notNull().default("floor"),
  deemed_confirmation_days: integer("deemed_confirmation_days").notNull().default(7),
  postal_code: text("postal_code").notNull().default(""),
  phone: text("phone").notNull().default(""),
  color: text("color").$type<CompanyColor>().notNull().default("auto"),
  contact_name: text("contact_name").notNull().default(""),
  contact_department: text("contact_department").notNull().default(""),
  contact_email: text("contact_email").notNull().default(""),
  contact_phone: text("contact_phone").notNull().default(""),
  invoice_standing: text("invoice_standing").$type<InvoiceStanding>().notNull().default("unknown"),
  needs_approval: boolean("needs_approval").notNull().default(false),
  requires_second_factor: boolean("requires_second_factor").notNull().default(false),
  deductible_shares: jsonb("deductible_shares")
    .$type<DatedRate[]>()
    .notNull()
    .default([...defaultDeductibleShares]),
  bank_code: text("bank_code").notNull().default(""),
  bank_name: text("bank_name").notNull().default(""),
  branch_code: text("branch_code").notNull().default(""),
  branch_name: text("branch_name").notNull().default(""),
  bank_account_type: text("bank_account_type").$type<BankAccountType>().notNull().default("ordinary"),
  bank_account_number: text("bank_account_number").notNull().default(""),
  bank_account_holder: text("bank_account_holder").notNull().default(""),
  transfer_client_code: text("transfer_client_code").notNull().default(""),
  disclosure_rule: text("disclosure_rule").notNull().default(""),
  ng_words: text("ng_words").array().$type<string[]>().notNull().default([]),
  year_end_closure: text("year_end_closure").$type<YearEndClosure>().notNull().default("1229_0103"),
  closed_periods: jsonb("closed_periods").$type<ClosedPeriod[]>().notNull().default([]),
  search_text: text("search_text").notNull().generatedAlwaysAs(sql`loose_ja(name)`),
  version: integer("version").notNull().default(1),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
  deleted_at: at("deleted_at"),
  deleted_reason: text("deleted_reason"),
});

/** What a section of a company's settings held before and after each change, bank numbers by their last digits only. */
export const companyChanges = pgTable("company_changes", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  section: text("section").$type<CompanySection>().notNull(),
  changes: jsonb("changes").$type<readonly CompanyFieldChange[]>().notNull(),
  by_uid: text("by_uid"),
  at: at("at").notNull(),
});

export const memberships = pgTable("memberships", {
  company_uid: text("company_uid").notNull(),
  user_uid: text("user_uid").notNull(),
  role: text("role").$type<Role>().notNull(),
  joined_at: at("joined_at").notNull().defaultNow(),
});

export const invitations = pgTable("invitations", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  type: text("type").$type<"member" | "company">().notNull(),
  email: text("email").notNull(),
  email_key: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
  role: text("role").$type<Role>().notNull(),
  token_hash: text("token_hash").notNull(),
  state: text("state").$type<"open" | "accepted" | "replaced">().notNull().default("open"),
  invited_by: text("invited_by"),
  accepted_by: text("accepted_by"),
  accepted_at: at("accepted_at"),
  expires_at: at("expires_at").notNull(),
  created_at: at("created_at").notNull().defaultNow(),
});
