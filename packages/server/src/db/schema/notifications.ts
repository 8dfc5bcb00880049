import type { NotificationKind } from "@tsumugi/contract";
import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const notifications = pgTable("notifications", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  user_uid: text("user_uid").notNull(),
  kind: text("kind").$type<NotificationKind>().notNull(),
  title: text("title").notNull(),
  body: text("body").notNull().default(""),
  href: text("href").notNull(),
  read_at: at("read_at"),
  created_at: at("created_at").notNull(),
});
