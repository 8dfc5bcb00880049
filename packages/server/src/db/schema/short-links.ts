import type { Utm } from "@tsumugi/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";

export const shortLinks = pgTable("short_links", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  code: text("code").notNull(),
  source_url: text("source_url").notNull(),
  destination_url: text("destination_url").notNull(),
  utm: jsonb("utm").$type<Required<Utm>>().notNull(),
  created_by: text("created_by"),
  created_at: at("created_at").notNull().defaultNow(),
  disabled_at: at("disabled_at"),
  disabled_by: text("disabled_by"),
});

export const shortLinkHours = pgTable("short_link_hours", {
  company_uid: text("company_uid").notNull(),
  link_uid: text("link_uid").notNull(),
  hour: at("hour").notNull(),
  total: integer("total").notNull().default(0),
  unique_total: integer("unique_total").notNull().default(0),
  qr: integer("qr").notNull().default(0),
  bot: integer("bot").notNull().default(0),
  own: integer("own").notNull().default(0),
});

export const shortLinkVisitors = pgTable("short_link_visitors", {
  company_uid: text("company_uid").notNull(),
  link_uid: text("link_uid").notNull(),
  hour: at("hour").notNull(),
  visitor: text("visitor").notNull(),
});

export const shortLinkOwnPlaces = pgTable("short_link_own_places", {
  company_uid: text("company_uid").notNull(),
  day: on("day").notNull(),
  visitor: text("visitor").notNull(),
});

export const shortLinkSalts = pgTable("short_link_salts", {
  day: on("day").primaryKey(),
  salt: text("salt").notNull(),
});
