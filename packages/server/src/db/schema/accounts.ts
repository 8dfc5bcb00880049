import type { Feature, Plan, Role } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";

export const users = pgTable("users", {
  uid: text("uid").primaryKey(),
  email: text("email").notNull(),
  email_key: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
  name: text("name").notNull().default(""),
  image: text("image"),
  system_admin: boolean("system_admin").notNull().default(false),
  onboarding: jsonb("onboarding").$type<Record<string, string>>().notNull().default({}),
  active_company_uid: text("active_company_uid"),
  email_verified_at: at("email_verified_at"),
  last_seen_at: at("last_seen_at"),
  tokens_valid_after: at("tokens_valid_after"),
  identity_claims_at: at("identity_claims_at"),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
  deleted_at: at("deleted_at"),
});

export const companies = pgTable("companies", {
  uid: text("uid").primaryKey(),
  name: text("name").notNull(),
  url: text("url").notNull().default(""),
  address: text("address").notNull().default(""),
  image: text("image"),
  plan: text("plan").$type<Plan>().notNull().default("trial"),
  permission: text("permission").array().$type<Feature[]>().notNull().default([]),
  max_user: integer("max_user").notNull().default(5),
  contract_starts_on: on("contract_starts_on").notNull(),
  contract_ends_on: on("contract_ends_on").notNull(),
  invoice_registration_number: text("invoice_registration_number").notNull().default(""),
  rounding: text("rounding").$type<"floor" | "round" | "ceil">().notNull().default("floor"),
  deemed_confirmation_days: integer("deemed_confirmation_days").notNull().default(7),
  search_text: text("search_text").notNull().generatedAlwaysAs(sql`norm_ja(name)`),
  version: integer("version").notNull().default(1),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
  deleted_at: at("deleted_at"),
  deleted_reason: text("deleted_reason"),
});

export const memberships = pgTable("memberships", {
  company_uid: text("company_uid").notNull(),
  user_uid: text("user_uid").notNull(),
  role: text("role").$type<Role>().notNull(),
  joined_at: at("joined_at").notNull().defaultNow(),
});

export const invitations = pgTable("invitations", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  type: text("type").$type<"member" | "company">().notNull(),
  email: text("email").notNull(),
  email_key: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
  role: text("role").$type<Role>().notNull(),
  token_hash: text("token_hash").notNull(),
  state: text("state").$type<"open" | "accepted" | "replaced">().notNull().default("open"),
  invited_by: text("invited_by"),
  accepted_by: text("accepted_by"),
  accepted_at: at("accepted_at"),
  expires_at: at("expires_at").notNull(),
  created_at: at("created_at").notNull().defaultNow(),
});
