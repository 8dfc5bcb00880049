import type { MediaType, MetricField, MetricSource, Platform } from "@tsumugi/contract";
import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, big, on } from "./columns.ts";

export interface StoredFigure {
  readonly value: number;
  readonly source: MetricSource;
  readonly fetched_at: string;
}

export const projectPosts = pgTable("project_posts", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  job_request_uid: text("job_request_uid").notNull(),
  creator_uid: text("creator_uid").notNull(),
  platform: text("platform").$type<Platform>().notNull(),
  media_type: text("media_type").$type<MediaType>().notNull(),
  platform_id: text("platform_id").notNull(),
  url: text("url").notNull(),
  title: text("title").notNull().default(""),
  thumbnail: text("thumbnail"),
  owner_handle: text("owner_handle").notNull().default(""),
  posted_at: at("posted_at"),
  pr_status: text("pr_status").$type<"unchecked" | "ok" | "missing">().notNull().default("unchecked"),
  pr_found: text("pr_found").array().notNull().default([]),
  pr_missing: text("pr_missing").array().notNull().default([]),
  ng_words: text("ng_words").array().notNull().default([]),
  pr_checked_by: text("pr_checked_by"),
  pr_checked_at: at("pr_checked_at"),
  metrics: jsonb("metrics").$type<Partial<Record<MetricField, StoredFigure>>>().notNull().default({}),
  collected_at: at("collected_at"),
  created_at: at("created_at").notNull(),
  removed_at: at("removed_at"),
  removed_by: text("removed_by"),
  removed_reason: text("removed_reason").notNull().default(""),
});

export const postDailyMetrics = pgTable(
  "post_daily_metrics",
  {
    company_uid: text("company_uid").notNull(),
    post_uid: text("post_uid").notNull(),
    measured_on: on("measured_on").notNull(),
    views: big("views"),
    impressions: big("impressions"),
    reach: big("reach"),
    likes: big("likes"),
    comments: big("comments"),
    saves: big("saves"),
    shares: big("shares"),
    clicks: big("clicks"),
    source: text("source").$type<MetricSource>().notNull(),
    fetched_at: at("fetched_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.post_uid, table.measured_on] })],
);
