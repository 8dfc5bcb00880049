import type { NotificationChannel, NotificationKind } from "@tsumugi/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";

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

export const notificationSettings = pgTable("notification_settings", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid"),
  user_uid: text("user_uid").notNull(),
  channels: jsonb("channels").$type<Partial<Record<NotificationKind, NotificationChannel>>>().notNull(),
  digest_hour: integer("digest_hour"),
  digested_on: on("digested_on"),
  digest_from: on("digest_from"),
  version: integer("version").notNull().default(1),
  updated_at: at("updated_at").notNull(),
});
