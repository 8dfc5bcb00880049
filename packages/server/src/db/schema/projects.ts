import type { JobMover, JobStatus, Platform, ProjectColumn } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, big, on, yen } from "./columns.ts";

export const projects = pgTable("projects", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  name: text("name").notNull(),
  client_name: text("client_name").notNull().default(""),
  product_name: text("product_name").notNull().default(""),
  purpose: text("purpose").notNull().default(""),
  budget: yen("budget"),
  starts_on: on("starts_on"),
  ends_on: on("ends_on"),
  platforms: text("platforms").array().$type<Platform[]>().notNull().default([]),
  owner_uid: text("owner_uid"),
  required_hashtags: text("required_hashtags").array().notNull().default([]),
  required_mentions: text("required_mentions").array().notNull().default([]),
  disclosure_rule: text("disclosure_rule").notNull().default(""),
  required_link: text("required_link").notNull().default(""),
  draft_points: text("draft_points").array().notNull().default([]),
  max_revisions: integer("max_revisions").notNull().default(2),
  two_approvers: boolean("two_approvers").notNull().default(false),
  reply_due_on: on("reply_due_on"),
  draft_due_on: on("draft_due_on"),
  posting_starts_on: on("posting_starts_on"),
  posting_ends_on: on("posting_ends_on"),
  metrics_due_on: on("metrics_due_on"),
  payment_due_on: on("payment_due_on"),
  product_shipping: boolean("product_shipping").notNull().default(false),
  shipping_due_on: on("shipping_due_on"),
  note: text("note").notNull().default(""),
  columns: jsonb("columns").$type<ProjectColumn[]>().notNull().default([]),
  archived_at: at("archived_at"),
  sort_name: text("sort_name").notNull().generatedAlwaysAs(sql`norm_ja(name)`),
  search_text: text("search_text").notNull().generatedAlwaysAs(sql`loose_ja(name)`),
  version: integer("version").notNull().default(1),
  created_by: text("created_by"),
  updated_by: text("updated_by"),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
});

/** What a custom column of the project's table may hold. */
export type CustomValue = string | number | boolean | null;

export const projectCreators = pgTable("project_creators", {
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  job_status: text("job_status").$type<JobStatus>().notNull().default("candidate"),
  status_position: integer("status_position").notNull().default(0),
  fee: yen("fee"),
  planned_fee: yen("planned_fee"),
  planned_delivery_on: on("planned_delivery_on"),
  planned_reply_due_on: on("planned_reply_due_on"),
  memo: text("memo").notNull().default(""),
  shared_memo: text("shared_memo").notNull().default(""),
  /** Null: as in the project. */
  owner_uid: text("owner_uid"),
  custom_values: jsonb("custom_values").$type<Record<string, CustomValue>>().notNull().default({}),
  entered_status_at: at("entered_status_at").notNull().defaultNow(),
  removed_at: at("removed_at"),
  created_at: at("created_at").notNull().defaultNow(),
});

export const projectChecks = pgTable("project_checks", {
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  column_key: text("column_key").notNull(),
  checked_by: text("checked_by").notNull(),
  checked_at: at("checked_at").notNull(),
});

export const projectCellChanges = pgTable("project_cell_changes", {
  id: big("id").primaryKey().generatedAlwaysAsIdentity(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  column_key: text("column_key").notNull(),
  column_label: text("column_label").notNull(),
  before: jsonb("before").$type<CustomValue>().notNull(),
  after: jsonb("after").$type<CustomValue>().notNull(),
  changed_by: text("changed_by"),
  changed_at: at("changed_at").notNull(),
});

export const projectRowComments = pgTable("project_row_comments", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  text: text("text").notNull(),
  mentioned_uids: text("mentioned_uids").array().notNull().default([]),
  created_by: text("created_by").notNull(),
  created_at: at("created_at").notNull(),
  edited_at: at("edited_at"),
});

export const jobStatusChanges = pgTable("job_status_changes", {
  id: big("id").primaryKey().generatedAlwaysAsIdentity(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  from_status: text("from_status").$type<JobStatus>().notNull(),
  to_status: text("to_status").$type<JobStatus>().notNull(),
  mover: text("mover").$type<JobMover>().notNull(),
  changed_by: text("changed_by"),
  reason: text("reason").notNull().default(""),
  changed_at: at("changed_at").notNull(),
});
