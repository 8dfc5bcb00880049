import type { DraftCheckResult, DraftDecision, DraftPlace, DraftState } from "@tsumugi/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";
import type { StoredImage } from "./comments.ts";

export const jobDrafts = pgTable("job_drafts", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  version: integer("version").notNull(),
  text: text("text").notNull().default(""),
  video_url: text("video_url").notNull().default(""),
  images: jsonb("images").$type<StoredImage[]>().notNull().default([]),
  state: text("state").$type<DraftState>().notNull().default("waiting"),
  submitted_at: at("submitted_at").notNull(),
  recorded_by: text("recorded_by"),
  body_hash: text("body_hash").notNull(),
});

export const jobDraftReviews = pgTable("job_draft_reviews", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  draft_uid: text("draft_uid").notNull(),
  decision: text("decision").$type<DraftDecision>().notNull(),
  message: text("message").notNull().default(""),
  checklist: jsonb("checklist").$type<DraftCheckResult[]>().notNull().default([]),
  due_on: on("due_on"),
  reason: text("reason").notNull().default(""),
  reviewed_by: text("reviewed_by").notNull(),
  reviewed_at: at("reviewed_at").notNull(),
  withdrawn_at: at("withdrawn_at"),
});

export const jobDraftComments = pgTable("job_draft_comments", {
  company_uid: text("company_uid").notNull(),
  uid: text("uid").notNull(),
  draft_uid: text("draft_uid").notNull(),
  place: jsonb("place").$type<DraftPlace>().notNull(),
  text: text("text").notNull(),
  written_by: text("written_by"),
  created_at: at("created_at").notNull(),
  resolved_at: at("resolved_at"),
  resolved_by: text("resolved_by"),
});
