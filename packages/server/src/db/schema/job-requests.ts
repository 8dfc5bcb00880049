import { blankTerms, type JobAnswer, type JobTerms, type JobWish, type KeptTerms } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, jsonOver, yen } from "./columns.ts";

/** Terms as stored: the fee is always known here. */
export type StoredTerms = JobTerms & { readonly fee: number };

/** Terms before they are made out to somebody. */
export type OrderedTerms = Omit<StoredTerms, "orderer" | "contractor" | "ordered_on" | "tax">;

/** What a send was asked for, with the terms that held at that moment; the creators are its items. */
export interface StoredSend {
  readonly terms: OrderedTerms;
  readonly message: string;
  readonly fees: readonly { readonly creator_uid: string; readonly fee: number }[];
  readonly days: readonly {
    readonly creator_uid: string;
    readonly delivery_on?: string | undefined;
    readonly reply_due_on?: string | null | undefined;
  }[];
  readonly by_link: readonly string[];
  readonly send_at: string | null;
}

export const jobRequests = pgTable("job_requests", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  terms: jsonOver<StoredTerms>(blankTerms)("terms").notNull(),
  version: integer("version").notNull().default(1),
  fee: yen("fee").notNull(),
  chat_room_uid: text("chat_room_uid"),
  sent_by: text("sent_by"),
  sent_at: at("sent_at"),
  scheduled_at: at("scheduled_at"),
  answer: text("answer").$type<JobAnswer>(),
  answered_at: at("answered_at"),
  created_at: at("created_at").notNull().defaultNow(),
});

/** Every version of the terms; `jobRequests` mirrors the newest that was sent. */
export const jobRequestVersions = pgTable("job_request_versions", {
  company_uid: text("company_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  version: integer("version").notNull(),
  terms: jsonOver<StoredTerms>(blankTerms)("terms").notNull(),
  sent_by: text("sent_by"),
  scheduled_at: at("scheduled_at"),
  sent_at: at("sent_at"),
  answer: text("answer").$type<JobAnswer>(),
  answered_at: at("answered_at"),
  answered_by: text("answered_by"),
  wish: jsonb("wish").$type<JobWish>(),
  created_at: at("created_at").notNull().defaultNow(),
  message: text("message").notNull().default(""),
  by_link: boolean("by_link").notNull().default(false),
});

export const replyTokens = pgTable("reply_tokens", {
  token_hash: text("token_hash").primaryKey(),
  company_uid: text("company_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  expires_at: at("expires_at").notNull(),
  revoked_at: at("revoked_at"),
  mailed_to: text("mailed_to").notNull().default(""),
  created_at: at("created_at").notNull().defaultNow(),
  uid: text("uid").notNull().default(sql`gen_random_uuid()::text`),
  created_by: text("created_by"),
  revoked_by: text("revoked_by"),
  parent_uid: text("parent_uid"),
});

export const projectTerms = pgTable("project_terms", {
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  kind: text("kind").$type<"default" | "latest">().notNull(),
  terms: jsonOver<KeptTerms>(blankTerms)("terms").notNull(),
  message: text("message").notNull().default(""),
  updated_by: text("updated_by"),
  updated_at: at("updated_at").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
});

export const jobSends = pgTable("job_sends", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  body: jsonb("body").$type<StoredSend>().notNull(),
  sent_by: text("sent_by"),
  due_at: at("due_at").notNull(),
  created_at: at("created_at").notNull().defaultNow(),
  finished_at: at("finished_at"),
});

export const jobSendItems = pgTable("job_send_items", {
  company_uid: text("company_uid").notNull(),
  send_uid: text("send_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  position: integer("position").notNull(),
  outcome: text("outcome").$type<"sent" | "skipped" | "cancelled">(),
  reason: text("reason").notNull().default(""),
  message: text("message").notNull().default(""),
});
