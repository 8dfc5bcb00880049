import type { Platform, PlatformFault } from "@tsumugi/contract";
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const companyPlatformKeys = pgTable(
  "company_platform_keys",
  {
    company_uid: text("company_uid").notNull(),
    platform: text("platform").$type<Platform>().notNull(),
    secret: text("secret").notNull(),
    tail: text("tail").notNull(),
    updated_by: text("updated_by"),
    updated_at: at("updated_at").notNull(),
    checked_at: at("checked_at"),
    fault: text("fault").$type<PlatformFault>(),
  },
  (t) => [primaryKey({ columns: [t.company_uid, t.platform] })],
);

export const platformQuotas = pgTable("platform_quotas", {
  company_uid: text("company_uid"),
  platform: text("platform").$type<Platform>().notNull(),
  day: date("day", { mode: "string" }).notNull(),
  used: integer("used").notNull().default(0),
  resting_until: at("resting_until"),
});

export const postCollections = pgTable("post_collections", {
  company_uid: text("company_uid").notNull(),
  post_uid: text("post_uid").primaryKey(),
  next_at: at("next_at"),
  attempts: integer("attempts").notNull().default(0),
  tried_at: at("tried_at"),
  succeeded_at: at("succeeded_at"),
  fault: text("fault").$type<PlatformFault>(),
  lost_at: at("lost_at"),
  changed_at: at("changed_at"),
  caption: text("caption"),
  caption_before: text("caption_before"),
  picture: text("picture"),
  seen_at: at("seen_at"),
  claim: text("claim"),
  claimed_until: at("claimed_until"),
});
