import type { ViewList } from "@tsumugi/contract";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const savedViews = pgTable("saved_views", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  list: text("list").$type<ViewList>().notNull(),
  owner_uid: text("owner_uid").notNull(),
  name: text("name").notNull(),
  query: text("query").notNull(),
  is_shared: boolean("is_shared").notNull().default(false),
  version: integer("version").notNull().default(1),
  created_at: at("created_at").notNull(),
  updated_at: at("updated_at").notNull(),
});

export const savedViewDefaults = pgTable("saved_view_defaults", {
  company_uid: text("company_uid").notNull(),
  user_uid: text("user_uid").notNull(),
  list: text("list").$type<ViewList>().notNull(),
  view_uid: text("view_uid").notNull(),
});
