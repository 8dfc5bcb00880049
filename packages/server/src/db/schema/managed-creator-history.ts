import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { StoredChange } from "../../managed-creators/timeline/changes.ts";
import { at } from "./columns.ts";

export const managedCreatorHistory = pgTable("managed_creator_history", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  kind: text("kind").notNull(),
  origin: text("origin"),
  by_uid: text("by_uid"),
  task_uid: text("task_uid"),
  subject: text("subject").notNull().default(""),
  creator_uid: text("creator_uid"),
  changes: jsonb("changes").$type<readonly StoredChange[]>().notNull().default([]),
  at: at("at").notNull(),
});
