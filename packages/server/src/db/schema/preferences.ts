import type { PreferenceValue } from "@tsumugi/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const preferences = pgTable("preferences", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  user_uid: text("user_uid").notNull(),
  key: text("key").notNull(),
  value: jsonb("value").$type<PreferenceValue>().notNull(),
  version: integer("version").notNull().default(1),
  updated_at: at("updated_at").notNull(),
});
