import type {
  CreatorDeadline,
  CreatorMailDropReason,
  CreatorMailKind,
  StoppableMail,
} from "@tsumugi/contract";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";

export const creatorMails = pgTable("creator_mails", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  kind: text("kind").$type<CreatorMailKind>().notNull(),
  fact: text("fact").notNull(),
  deadline: text("deadline").$type<CreatorDeadline>(),
  deadline_on: on("deadline_on"),
  entered_status_at: at("entered_status_at"),
  state: text("state").$type<"planned" | "queued" | "dropped">().notNull().default("planned"),
  reason: text("reason").$type<CreatorMailDropReason>(),
  due_at: at("due_at").notNull(),
  at_once: boolean("at_once").notNull().default(false),
  decided_at: at("decided_at"),
  outbox_uid: text("outbox_uid"),
  by_uid: text("by_uid"),
  token_hash: text("token_hash"),
  created_at: at("created_at").notNull(),
});

/** What the creator has seen of a job. */
export const jobReads = pgTable(
  "job_reads",
  {
    company_uid: text("company_uid").notNull(),
    job_request_uid: text("job_request_uid").notNull(),
    opened_at: at("opened_at"),
    read_seq: integer("read_seq").notNull().default(0),
    read_at: at("read_at"),
    mailed_seq: integer("mailed_seq").notNull().default(0),
    mailed_at: at("mailed_at"),
    auto_off: boolean("auto_off").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.company_uid, table.job_request_uid] })],
);

export const projectAutoMails = pgTable(
  "project_auto_mails",
  {
    company_uid: text("company_uid").notNull(),
    project_uid: text("project_uid").notNull(),
    is_on: boolean("is_on").notNull(),
    reply_days: integer("reply_days"),
    draft_days: integer("draft_days"),
    posting_days: integer("posting_days"),
    overdue_days: integer("overdue_days"),
    version: integer("version").notNull().default(1),
    updated_by: text("updated_by"),
    updated_at: at("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_uid, table.project_uid] })],
);

export const creatorMailStops = pgTable("creator_mail_stops", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  kind: text("kind").$type<StoppableMail>().notNull(),
  stopped_at: at("stopped_at").notNull(),
});
