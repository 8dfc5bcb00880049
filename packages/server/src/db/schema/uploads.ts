import type { Upload, UploadPurpose } from "@tsumugi/contract";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const linkKeys = pgTable("link_keys", {
  name: text("name").primaryKey(),
  secret: text("secret").notNull(),
  created_at: at("created_at").notNull().defaultNow(),
});

export const uploads = pgTable("uploads", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  purpose: text("purpose").$type<UploadPurpose>().notNull(),
  room_uid: text("room_uid"),
  support_creator_uid: text("support_creator_uid"),
  uploader_uid: text("uploader_uid").notNull(),
  comment_id: text("comment_id"),
  draft_uid: text("draft_uid"),
  name: text("name").notNull(),
  content_type: text("content_type").$type<Upload["content_type"]>().notNull(),
  size: integer("size").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  created_at: at("created_at").notNull(),
  removed_at: at("removed_at"),
});
