import type { CustomField, CustomFieldType } from "@tsumugi/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const customFields = pgTable("custom_fields", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  label: text("label").notNull(),
  type: text("type").$type<CustomFieldType>().notNull(),
  options: jsonb("options").$type<CustomField["options"]>().notNull().default([]),
  position: integer("position").notNull(),
  archived_at: at("archived_at"),
  deleted_at: at("deleted_at"),
  version: integer("version").notNull().default(1),
  created_at: at("created_at").notNull(),
  updated_at: at("updated_at").notNull(),
});
