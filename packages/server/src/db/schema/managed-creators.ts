import type { BulkAction, CustomValues, EntityType, Platform, RelationshipStage } from "@tsumugi/contract";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, big, on, yen } from "./columns.ts";

export const managedCreators = pgTable("managed_creators", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  display_name: text("display_name").notNull(),
  real_name: text("real_name").notNull().default(""),
  kana: text("kana").notNull().default(""),
  image: text("image"),
  tags: text("tags").array().notNull().default([]),
  owner_uid: text("owner_uid"),
  stage: text("stage").$type<RelationshipStage>().notNull().default("prospect"),
  email: text("email").notNull().default(""),
  phone: text("phone").notNull().default(""),
  agency: text("agency").notNull().default(""),
  postal_code: text("postal_code").notNull().default(""),
  address: text("address").notNull().default(""),
  follower_count: big("follower_count"),
  last_fee: yen("last_fee"),
  memo: text("memo").notNull().default(""),
  invoice_registration_number: text("invoice_registration_number").notNull().default(""),
  invoice_checked_on: on("invoice_checked_on"),
  entity_type: text("entity_type").$type<EntityType>().notNull().default("individual"),
  withholding_default: boolean("withholding_default").notNull().default(false),
  competitor_exclusion_until: on("competitor_exclusion_until"),
  secondary_use_until: on("secondary_use_until"),
  custom_values: jsonb("custom_values").$type<CustomValues>().notNull().default({}),
  creator_uid: text("creator_uid"),
  last_contact_at: at("last_contact_at"),
  archived_at: at("archived_at"),
  erased_at: at("erased_at"),
  // The table's triggers make these four where none are handed in; `searchKeysOf` makes the same.
  sort_name: text("sort_name").notNull().default(""),
  search_source: text("search_source").notNull().default(""),
  search_text: text("search_text").notNull().default(""),
  search_grams: integer("search_grams").array().notNull().default([]),
  identity: text("identity").array().notNull().default([]),
  version: integer("version").notNull().default(1),
  created_by: text("created_by"),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
});

/** Two records of a company that look alike and are two people. */
export const differentCreators = pgTable("different_creators", {
  company_uid: text("company_uid").notNull(),
  first_uid: text("first_uid").notNull(),
  second_uid: text("second_uid").notNull(),
  decided_by: text("decided_by"),
  decided_at: at("decided_at").notNull().defaultNow(),
});

export const managedCreatorAccounts = pgTable("managed_creator_accounts", {
  company_uid: text("company_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  platform: text("platform").$type<Platform>().notNull(),
  handle: text("handle").notNull(),
  // The table's triggers make it where none is handed in; `searchKey` makes the same.
  handle_key: text("handle_key").notNull().default(""),
  url: text("url").notNull(),
  follower_count: big("follower_count"),
  fetched_at: at("fetched_at"),
  position: integer("position").notNull().default(0),
});

export const managedCreatorGenres = pgTable("managed_creator_genres", {
  company_uid: text("company_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  genre_uid: text("genre_uid").notNull(),
});

/** What a change of many writes over. For a project: when the creator had been taken out of it before, if ever. */
export interface BeforeChange {
  readonly tags?: readonly string[];
  readonly owner_uid?: string | null;
  readonly stage?: RelationshipStage;
  readonly custom_values?: CustomValues;
  readonly archived_at?: string | null;
  readonly updated_at?: string;
  readonly removed_at?: string | null;
}

export const managedCreatorChanges = pgTable("managed_creator_changes", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  action: jsonb("action").$type<BulkAction>().notNull(),
  created_by: text("created_by").notNull(),
  created_at: at("created_at").notNull(),
  undone_at: at("undone_at"),
});

export const managedCreatorChangeRows = pgTable("managed_creator_change_rows", {
  company_uid: text("company_uid").notNull(),
  change_uid: text("change_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  before: jsonb("before").$type<BeforeChange>().notNull(),
  version_after: integer("version_after").notNull(),
});

/** Records that are no more, and which one took each in. */
export const absorbedCreators = pgTable("absorbed_creators", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  into_uid: text("into_uid").notNull(),
  display_name: text("display_name").notNull(),
  absorbed_at: at("absorbed_at").notNull(),
});
