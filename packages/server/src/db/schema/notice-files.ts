import type { NoticeDirection, NoticeStatus } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, customType, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ArchivedEvent } from "../../payment-notices/archive/archivedNotice.ts";
import type { PrintedNotice } from "../../payment-notices/printedNotice.ts";
import { at, on, yen } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const paymentNoticeFiles = pgTable("payment_notice_files", {
  company_uid: text("company_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  sha256: text("sha256").notNull(),
  content: bytes("content").notNull(),
  kept_at: at("kept_at").notNull(),
});

/** Without a company: the operator's. */
export const transferFiles = pgTable("transfer_files", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  name: text("name").notNull(),
  debit_on: on("debit_on").notNull(),
  line_breaks: boolean("line_breaks").notNull(),
  payments: integer("payments").notNull(),
  amount: yen("amount").notNull(),
  sha256: text("sha256").notNull(),
  content: text("content").notNull(),
  created_by: text("created_by"),
  created_at: at("created_at").notNull(),
  withdrawn_at: at("withdrawn_at"),
  withdrawn_by: text("withdrawn_by"),
  withdrawn_reason: text("withdrawn_reason").notNull().default(""),
});

export const transferFileNotices = pgTable("transfer_file_notices", {
  company_uid: text("company_uid").notNull(),
  file_uid: text("file_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  position: integer("position").notNull(),
  account: text("account"),
  refused_at: at("refused_at"),
  refused_reason: text("refused_reason").notNull().default(""),
});

/** Without a company: the operator's. */
export const transferResults = pgTable("transfer_results", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  sha256: text("sha256").notNull(),
  round: integer("round").notNull().default(1),
  paid_on: on("paid_on").notNull(),
  paid: integer("paid").notNull(),
  failed: integer("failed").notNull(),
  amount: yen("amount").notNull(),
  applied_by: text("applied_by"),
  applied_at: at("applied_at").notNull(),
});

/** What an erased company issued or received, as long as tax law asks for it. */
export const archivedNotices = pgTable("archived_notices", {
  uid: text("uid").primaryKey(),
  former_company: text("former_company").notNull(),
  company_name: text("company_name").notNull(),
  direction: text("direction").$type<NoticeDirection>().notNull(),
  number: text("number").notNull(),
  edition: integer("edition").notNull(),
  status: text("status").$type<Exclude<NoticeStatus, "draft">>().notNull(),
  payee_name: text("payee_name").notNull(),
  payable: yen("payable").notNull(),
  transaction_on: on("transaction_on").notNull(),
  issued_on: on("issued_on").notNull(),
  due_on: on("due_on").notNull(),
  paid_on: on("paid_on"),
  document: jsonb("document").$type<PrintedNotice>().notNull(),
  document_hash: text("document_hash").notNull(),
  history: jsonb("history").$type<readonly ArchivedEvent[]>().notNull(),
  content: bytes("content"),
  content_sha256: text("content_sha256"),
  archived_at: at("archived_at").notNull(),
  keep_until: on("keep_until").notNull(),
  search_text: text("search_text")
    .notNull()
    .generatedAlwaysAs(sql`loose_ja(number || chr(10) || company_name || chr(10) || payee_name)`),
  search_grams: text("search_grams")
    .array()
    .notNull()
    .generatedAlwaysAs(sql`grams(number || chr(10) || company_name || chr(10) || payee_name)`),
});
