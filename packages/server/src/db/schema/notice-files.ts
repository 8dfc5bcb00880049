import { boolean, customType, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, on, yen } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const paymentNoticeFiles = pgTable("payment_notice_files", {
  company_uid: text("company_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  sha256: text("sha256").notNull(),
  content: bytes("content").notNull(),
  kept_at: at("kept_at").notNull(),
});

export const transferFiles = pgTable("transfer_files", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  name: text("name").notNull(),
  debit_on: on("debit_on").notNull(),
  line_breaks: boolean("line_breaks").notNull(),
  payments: integer("payments").notNull(),
  amount: yen("amount").notNull(),
  sha256: text("sha256").notNull(),
  content: text("content").notNull(),
  created_by: text("created_by"),
  created_at: at("created_at").notNull(),
});

export const transferFileNotices = pgTable("transfer_file_notices", {
  company_uid: text("company_uid").notNull(),
  file_uid: text("file_uid").notNull(),
  notice_uid: text("notice_uid").notNull(),
  position: integer("position").notNull(),
  refused_at: at("refused_at"),
});

export const transferResults = pgTable("transfer_results", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  sha256: text("sha256").notNull(),
  paid_on: on("paid_on").notNull(),
  paid: integer("paid").notNull(),
  failed: integer("failed").notNull(),
  amount: yen("amount").notNull(),
  applied_by: text("applied_by"),
  applied_at: at("applied_at").notNull(),
});
