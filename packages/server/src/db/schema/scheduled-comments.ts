import type { ScheduledCommentState } from "@tsumugi/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import type { StoredImage } from "./comments.ts";

export const scheduledComments = pgTable("scheduled_comments", {
  id: text("id").primaryKey(),
  company_uid: text("company_uid").notNull(),
  room_uid: text("room_uid").notNull(),
  created_by: text("created_by").notNull(),
  text: text("text").notNull(),
  images: jsonb("images").$type<StoredImage[]>().notNull().default([]),
  body_hash: text("body_hash").notNull(),
  send_at: at("send_at").notNull(),
  state: text("state").$type<ScheduledCommentState>().notNull().default("waiting"),
  failure: text("failure"),
  version: integer("version").notNull().default(1),
  created_at: at("created_at").notNull(),
  updated_at: at("updated_at").notNull(),
});
