import type { ReportSection, SharedSection, TargetField } from "@tsumugi/contract";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const projectReports = pgTable("project_reports", {
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  sections: text("sections").array().$type<ReportSection[]>().notNull(),
  targets: jsonb("targets").$type<Partial<Record<TargetField, number>>>().notNull().default({}),
  comment: text("comment").notNull().default(""),
  version: integer("version").notNull().default(1),
  updated_by: text("updated_by"),
  updated_at: at("updated_at").notNull(),
});

export const reportShares = pgTable("report_shares", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  token_hash: text("token_hash").notNull(),
  label: text("label").notNull(),
  sections: text("sections").array().$type<SharedSection[]>().notNull(),
  shows_fees: boolean("shows_fees").notNull().default(false),
  password_hash: text("password_hash"),
  expires_at: at("expires_at").notNull(),
  created_by: text("created_by"),
  created_at: at("created_at").notNull(),
  revoked_at: at("revoked_at"),
  revoked_by: text("revoked_by"),
  opened_count: integer("opened_count").notNull().default(0),
  last_opened_at: at("last_opened_at"),
});
