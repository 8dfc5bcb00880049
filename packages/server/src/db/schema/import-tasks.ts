import type { CsvEncoding, ImportFix, ImportMapping, ImportMatch, ImportStatus } from "@tsumugi/contract";
import { customType, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const importTasks = pgTable("import_tasks", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  file_name: text("file_name").notNull(),
  status: text("status").$type<ImportStatus>().notNull().default("queued"),
  encoding: text("encoding").$type<CsvEncoding>().notNull(),
  delimiter: text("delimiter").$type<"," | "\t">().notNull(),
  headers: text("headers").array().notNull(),
  mapping: jsonb("mapping").$type<ImportMapping>().notNull(),
  total: integer("total").notNull(),
  done: integer("done").notNull().default(0),
  created: integer("created").notNull().default(0),
  updated: integer("updated").notNull().default(0),
  skipped: integer("skipped").notNull().default(0),
  failed: integer("failed").notNull().default(0),
  text_offset: integer("text_offset").notNull(),
  failure: text("failure"),
  created_by: text("created_by").notNull(),
  created_at: at("created_at").notNull().defaultNow(),
  finished_at: at("finished_at"),
  checked_at: at("checked_at"),
  undone_at: at("undone_at"),
  kept: text("kept").$type<"all" | "failed_rows" | "counts">().notNull().default("all"),
  on_match: text("on_match").$type<ImportMatch>().notNull().default("update"),
  fixes: jsonb("fixes").$type<readonly ImportFix[]>().notNull().default([]),
  seen_at: at("seen_at"),
  undo_started_at: at("undo_started_at"),
  undo_done: integer("undo_done").notNull().default(0),
  undo_kept: integer("undo_kept").notNull().default(0),
});

export const importTaskParts = pgTable("import_task_parts", {
  task_uid: text("task_uid").notNull(),
  position: integer("position").notNull(),
  bytes: bytes("bytes").notNull(),
});

/** Outcome of one row; `before_image` is what the row changed, as it was. */
export const importTaskRows = pgTable("import_task_rows", {
  company_uid: text("company_uid").notNull(),
  task_uid: text("task_uid").notNull(),
  row: integer("row").notNull(),
  outcome: text("outcome").$type<"created" | "updated" | "skipped" | "failed">().notNull(),
  keys: text("keys").array().notNull().default([]),
  fingerprint: text("fingerprint"),
  managed_creator_uid: text("managed_creator_uid"),
  version_after: integer("version_after"),
  before_image: jsonb("before_image"),
  cells: text("cells").array(),
  errors: jsonb("errors"),
  undo: text("undo").$type<"undone" | "kept">(),
});
