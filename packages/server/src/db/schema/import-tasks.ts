import type {
  CsvEncoding,
  ImportBlank,
  ImportDraft,
  ImportDraftStep,
  ImportErrorKind,
  ImportFix,
  ImportKeyChoice,
  ImportMapping,
  ImportMatch,
  ImportStatus,
} from "@tsumugi/contract";
import { boolean, customType, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const importTasks = pgTable("import_tasks", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  file_name: text("file_name").notNull(),
  status: text("status").$type<ImportStatus>().notNull().default("queued"),
  encoding: text("encoding").$type<CsvEncoding>().notNull(),
  delimiter: text("delimiter").$type<"," | "\t" | ";">().notNull(),
  headers: text("headers").array().notNull(),
  mapping: jsonb("mapping").$type<ImportMapping>().notNull(),
  total: integer("total").notNull(),
  done: integer("done").notNull().default(0),
  created: integer("created").notNull().default(0),
  updated: integer("updated").notNull().default(0),
  skipped: integer("skipped").notNull().default(0),
  failed: integer("failed").notNull().default(0),
  text_offset: integer("text_offset").notNull(),
  text_row: integer("text_row").notNull(),
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
  undo_row: integer("undo_row").notNull().default(0),
  undo_done: integer("undo_done").notNull().default(0),
  undo_kept: integer("undo_kept").notNull().default(0),
  draft_uid: text("draft_uid"),
  sheet: text("sheet"),
  row_ms: doublePrecision("row_ms"),
  paced_at: at("paced_at"),
  match_by: text("match_by").$type<ImportKeyChoice>().notNull().default("auto"),
  blanks: text("blanks").$type<ImportBlank>().notNull().default("keep"),
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

/** A file on its way in, kept for the member who uploaded it. `change` grows with every fixed cell. */
export const importDrafts = pgTable("import_drafts", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  created_by: text("created_by").notNull(),
  file_name: text("file_name").notNull(),
  size: integer("size").notNull(),
  step: text("step").$type<ImportDraftStep>().notNull().default("mapping"),
  mapping: jsonb("mapping").$type<ImportMapping>(),
  preview: jsonb("preview").$type<NonNullable<ImportDraft["preview"]>>(),
  error_kinds: jsonb("error_kinds").$type<readonly ImportErrorKind[]>().notNull().default([]),
  judged_uid: text("judged_uid"),
  change: integer("change").notNull().default(0),
  judged_change: integer("judged_change").notNull().default(0),
  rows_from: integer("rows_from").notNull().default(0),
  first_row: integer("first_row").notNull().default(0),
  last_row: integer("last_row").notNull().default(0),
  is_whole: boolean("is_whole").notNull().default(false),
  task_uid: text("task_uid"),
  created_at: at("created_at").notNull(),
  expires_at: at("expires_at").notNull(),
});

export const importDraftParts = pgTable("import_draft_parts", {
  company_uid: text("company_uid").notNull(),
  draft_uid: text("draft_uid").notNull(),
  position: integer("position").notNull(),
  bytes: bytes("bytes").notNull(),
});

export const importDraftFixes = pgTable("import_draft_fixes", {
  company_uid: text("company_uid").notNull(),
  draft_uid: text("draft_uid").notNull(),
  row: integer("row").notNull(),
  column_index: integer("column_index").notNull(),
  value: text("value").notNull(),
  change: integer("change").notNull(),
  is_typed: boolean("is_typed").notNull().default(true),
});

/** Rows that a dry run would not take over. */
export const importDraftRows = pgTable("import_draft_rows", {
  company_uid: text("company_uid").notNull(),
  draft_uid: text("draft_uid").notNull(),
  judged_uid: text("judged_uid").notNull(),
  row: integer("row").notNull(),
  cells: text("cells").array().notNull(),
  problems: jsonb("problems").notNull(),
  kinds: text("kinds").array().notNull(),
  search: text("search").notNull(),
});
