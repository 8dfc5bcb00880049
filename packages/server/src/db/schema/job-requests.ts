import type { JobAnswer, JobTerms, JobWish } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, yen } from "./columns.ts";

/** Terms as stored: the fee is always known here. */
export type StoredTerms = JobTerms & { readonly fee: number };

export const jobRequests = pgTable("job_requests", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  terms: jsonb("terms").$type<StoredTerms>().notNull(),
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
  terms: jsonb("terms").$type<StoredTerms>().notNull(),
  sent_by: text("sent_by"),
  scheduled_at: at("scheduled_at"),
  sent_at: at("sent_at"),
  answer: text("answer").$type<JobAnswer>(),
  answered_at: at("answered_at"),
  answered_by: text("answered_by"),
  wish: jsonb("wish").$type<JobWish>(),
  created_at: at("created_at").notNull().defaultNow(),
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
