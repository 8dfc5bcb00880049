import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, big } from "./columns.ts";

export const idempotencyKeys = pgTable("idempotency_keys", {
  user_uid: text("user_uid").notNull(),
  company_uid: text("company_uid").notNull().default(""),
  route: text("route").notNull(),
  key: text("key").notNull(),
  request_hash: text("request_hash").notNull(),
  status: integer("status"),
  answer: jsonb("answer"),
  created_at: at("created_at").notNull().defaultNow(),
});

export const auditLogs = pgTable("audit_logs", {
  id: big("id").primaryKey().generatedAlwaysAsIdentity(),
  at: at("at").notNull().defaultNow(),
  company_uid: text("company_uid"),
  actor_kind: text("actor_kind").notNull(),
  actor_uid: text("actor_uid"),
  action: text("action").notNull(),
  target_uid: text("target_uid"),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  request_id: text("request_id"),
  address: text("address"),
  device: text("device"),
});

export const outboxMails = pgTable("outbox_mails", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  to_address: text("to_address").notNull(),
  subject: text("subject").notNull(),
  body_text: text("body_text").notNull(),
  body_html: text("body_html"),
  kind: text("kind").notNull(),
  dedupe_key: text("dedupe_key"),
  attempts: integer("attempts").notNull().default(0),
  next_attempt_at: at("next_attempt_at").notNull().defaultNow(),
  last_error: text("last_error"),
  sent_at: at("sent_at"),
  created_at: at("created_at").notNull().defaultNow(),
  unsubscribe_url: text("unsubscribe_url"),
  refused_at: at("refused_at"),
});

/** Requests of the present minute, added up over the processes of one installation. */
export const requestCounts = pgTable(
  "request_counts",
  {
    window_at: at("window_at").notNull(),
    name: text("name").notNull(),
    source_hash: text("source_hash").notNull(),
    hits: integer("hits").notNull(),
  },
  (table) => [primaryKey({ columns: [table.window_at, table.name, table.source_hash] })],
);
