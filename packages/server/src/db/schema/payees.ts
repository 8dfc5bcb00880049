import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const payees = pgTable(
  "payees",
  {
    company_uid: text("company_uid").notNull(),
    managed_creator_uid: text("managed_creator_uid").notNull(),
    account: text("account"),
    account_changed_at: at("account_changed_at"),
    account_changed_by: text("account_changed_by"),
    withholding_reason: text("withholding_reason").notNull().default(""),
    registration_checked_number: text("registration_checked_number").notNull().default(""),
    registration_checked_by: text("registration_checked_by"),
    code_failures: integer("code_failures").notNull().default(0),
    code_failures_on: date("code_failures_on", { mode: "string" }),
    version: integer("version").notNull().default(1),
    updated_at: at("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_uid, t.managed_creator_uid] })],
);

export const payeeAccountRequests = pgTable(
  "payee_account_requests",
  {
    company_uid: text("company_uid").notNull(),
    managed_creator_uid: text("managed_creator_uid").notNull(),
    account: text("account").notNull(),
    code: text("code").notNull(),
    expires_at: at("expires_at").notNull(),
    created_at: at("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_uid, t.managed_creator_uid] })],
);
