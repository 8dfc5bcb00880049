import type {
  MetricField,
  MetricSource,
  Platform,
  PrOccasion,
  PrOutcome,
  PrRuleResult,
} from "@tsumugi/contract";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";

export const prRules = pgTable(
  "pr_rules",
  {
    company_uid: text("company_uid").notNull(),
    platform: text("platform").$type<Platform>().notNull(),
    wordings: text("wordings").array().notNull(),
    required_tags: text("required_tags").array().notNull().default([]),
    head_chars: integer("head_chars"),
    needs_label: boolean("needs_label").notNull(),
    version: integer("version").notNull().default(1),
    updated_by: text("updated_by"),
    updated_at: at("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_uid, table.platform] })],
);

export const postPrChecks = pgTable("post_pr_checks", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  post_uid: text("post_uid").notNull(),
  occasion: text("occasion").$type<PrOccasion>().notNull(),
  outcome: text("outcome").$type<PrOutcome>().notNull(),
  status: text("status").$type<"unchecked" | "ok" | "missing">().notNull(),
  caption: text("caption").notNull().default(""),
  source: text("source").$type<MetricSource>().notNull(),
  results: jsonb("results").$type<readonly PrRuleResult[]>().notNull().default([]),
  screenshot: text("screenshot"),
  checked_by: text("checked_by"),
  checked_at: at("checked_at").notNull(),
});

export const postPrSignatures = pgTable("post_pr_signatures", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  post_uid: text("post_uid").notNull(),
  signed_by: text("signed_by").notNull(),
  signed_name: text("signed_name").notNull(),
  has_label: boolean("has_label").notNull(),
  note: text("note").notNull().default(""),
  signed_at: at("signed_at").notNull(),
  withdrawn_by: text("withdrawn_by"),
  withdrawn_at: at("withdrawn_at"),
});

export const postReuses = pgTable("post_reuses", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  post_uid: text("post_uid").notNull(),
  place: text("place").notNull(),
  url: text("url").notNull().default(""),
  disclosure: text("disclosure").notNull().default(""),
  starts_on: on("starts_on"),
  ends_on: on("ends_on"),
  note: text("note").notNull().default(""),
  screenshot: text("screenshot"),
  created_by: text("created_by").notNull(),
  created_at: at("created_at").notNull(),
  updated_at: at("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});

export const postFigureEntries = pgTable("post_figure_entries", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  post_uid: text("post_uid").notNull(),
  measured_on: on("measured_on").notNull(),
  figures: jsonb("figures").$type<Partial<Record<MetricField, number | null>>>().notNull(),
  source: text("source").$type<"manual" | "creator">().notNull(),
  screenshot: text("screenshot"),
  entered_by: text("entered_by").notNull(),
  entered_at: at("entered_at").notNull(),
});
