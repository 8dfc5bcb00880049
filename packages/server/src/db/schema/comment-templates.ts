import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const commentTemplates = pgTable("comment_templates", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  created_by: text("created_by").notNull(),
  shared: boolean("shared").notNull(),
  name: text("name").notNull(),
  text: text("text").notNull(),
  version: integer("version").notNull().default(1),
  created_at: at("created_at").notNull(),
  updated_at: at("updated_at").notNull(),
});
