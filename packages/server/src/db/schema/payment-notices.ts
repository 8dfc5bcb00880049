import type {
  NoticeConfirmation,
  NoticeDirection,
  NoticeEventKind,
  NoticeIssuer,
  NoticeMover,
  NoticeStatus,
  TaxRate,
  TaxRounding,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PrintedNotice, PrintedPayee } from "../../payment-notices/printedNotice.ts";
import { at, big, on, yen } from "./columns.ts";

export const paymentNotices = pgTable("payment_notices", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  direction: text("direction").$type<NoticeDirection>().notNull(),
  managed_creator_uid: text("managed_creator_uid"),
  project_uid: text("project_uid"),
  status: text("status").$type<NoticeStatus>().notNull().default("draft"),
  confirmation: text("confirmation").$type<NoticeConfirmation>(),
  number: text("number"),
  edition: integer("edition").notNull().default(1),
  previous_uid: text("previous_uid"),
  next_uid: text("next_uid"),
  tax_rounding: text("tax_rounding").$type<TaxRounding>().notNull(),
  subtotal: yen("subtotal").notNull(),
  tax: yen("tax").notNull(),
  withholding_base: yen("withholding_base").notNull(),
  withholding: yen("withholding").notNull(),
  payable: yen("payable").notNull(),
  received_on: on("received_on").notNull(),
  due_on: on("due_on").notNull(),
  legal_latest_on: on("legal_latest_on").notNull().generatedAlwaysAs(sql`received_on + 59`),
  open_order: integer("open_order")
    .notNull()
    .generatedAlwaysAs(sql`case when status in ('paid', 'cancelled')
    then 1000000 - (due_on - date '2000-01-01') else due_on - date '2000-01-01' end`),
  issued_on: on("issued_on"),
  deemed_confirmed_on: on("deemed_confirmed_on"),
  paid_on: on("paid_on"),
  note: text("note").notNull().default(""),
  dispute_comment: text("dispute_comment").notNull().default(""),
  issuer: jsonb("issuer").$type<NoticeIssuer>(),
  payee: jsonb("payee").$type<PrintedPayee>(),
  document: jsonb("document").$type<PrintedNotice>(),
  document_hash: text("document_hash"),
  payee_account: text("payee_account"),
  paid_account: text("paid_account"),
  search_source: text("search_source").notNull().default(""),
  search_text: text("search_text").notNull().generatedAlwaysAs(sql`loose_ja(search_source)`),
  search_grams: text("search_grams").array().notNull().generatedAlwaysAs(sql`grams(search_source)`),
  created_by: text("created_by"),
  issued_by: text("issued_by"),
  created_at: at("created_at").notNull(),
  updated_at: at("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});

export const paymentNoticeLines = pgTable("payment_notice_lines", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  position: integer("position").notNull(),
  job_request_uid: text("job_request_uid"),
  project_uid: text("project_uid"),
  description: text("description").notNull(),
  transaction_on: on("transaction_on").notNull(),
  transaction_ends_on: on("transaction_ends_on"),
  amount: yen("amount").notNull(),
  tax_rate: integer("tax_rate").$type<TaxRate>().notNull(),
  withholding: boolean("withholding").notNull().default(false),
  withholding_reason: text("withholding_reason").notNull().default(""),
});

export const paymentNoticeJobs = pgTable("payment_notice_jobs", {
  company_uid: text("company_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  released_at: at("released_at"),
});

/** What happened to each notice; rows are only added. */
export const paymentNoticeEvents = pgTable("payment_notice_events", {
  id: big("id").primaryKey().generatedAlwaysAsIdentity(),
  company_uid: text("company_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  at: at("at").notNull(),
  from_status: text("from_status").$type<NoticeStatus>(),
  to_status: text("to_status").$type<NoticeStatus>().notNull(),
  mover: text("mover").$type<NoticeMover>().notNull(),
  by_uid: text("by_uid"),
  reason: text("reason").notNull().default(""),
  kind: text("kind").$type<NoticeEventKind>().notNull().default("moved"),
  transfer_file_uid: text("transfer_file_uid"),
  result_code: text("result_code").notNull().default(""),
});

/** Without a company: the operator's. */
export const paymentNoticeNumbers = pgTable("payment_notice_numbers", {
  company_uid: text("company_uid"),
  year: integer("year").notNull(),
  last: integer("last").notNull(),
});

/** Days of a notice of which its issuer was reminded. */
export const paymentNoticeReminders = pgTable("payment_notice_reminders", {
  company_uid: text("company_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  due_on: on("due_on").notNull(),
  days_left: integer("days_left").notNull(),
  at: at("at").notNull(),
});
