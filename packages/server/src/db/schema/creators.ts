import type { MediaType, Platform } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, big, on, yen } from "./columns.ts";

export const genres = pgTable("genres", {
  uid: text("uid").primaryKey(),
  name: text("name").notNull(),
  position: integer("position").notNull().default(0),
  engagement_median: doublePrecision("engagement_median"),
});

export const creators = pgTable("creators", {
  uid: text("uid").primaryKey(),
  name: text("name").notNull(),
  kana: text("kana").notNull().default(""),
  real_name: text("real_name").notNull().default(""),
  email: text("email").notNull().default(""),
  image: text("image"),
  bio: text("bio").notNull().default(""),
  area: text("area").notNull().default(""),
  is_open: boolean("is_open").notNull().default(true),
  follower_count: big("follower_count"),
  engagement_rate: doublePrecision("engagement_rate"),
  sort_name: text("sort_name").notNull().generatedAlwaysAs(sql`norm_ja(name)`),
  search_source: text("search_source").notNull().default(""),
  search_text: text("search_text").notNull().generatedAlwaysAs(sql`loose_ja(search_source)`),
  search_grams: text("search_grams").array().notNull().generatedAlwaysAs(sql`grams(search_source)`),
  created_at: at("created_at").notNull().defaultNow(),
  updated_at: at("updated_at").notNull().defaultNow(),
  deleted_at: at("deleted_at"),
  deleted_reason: text("deleted_reason"),
  languages: text("languages").array().notNull().default([]),
  fee_min: yen("fee_min"),
  fee_max: yen("fee_max"),
  last_posted_at: at("last_posted_at"),
  invoice_registered: boolean("invoice_registered"),
});

export const creatorAccounts = pgTable("creator_accounts", {
  creator_uid: text("creator_uid").notNull(),
  platform: text("platform").$type<Platform>().notNull(),
  handle: text("handle").notNull(),
  handle_key: text("handle_key").notNull().generatedAlwaysAs(sql`norm_ja(handle)`),
  url: text("url").notNull(),
  follower_count: big("follower_count"),
  fetched_at: at("fetched_at"),
  position: integer("position").notNull().default(0),
});

export const creatorGenres = pgTable("creator_genres", {
  creator_uid: text("creator_uid").notNull(),
  genre_uid: text("genre_uid").notNull(),
});

export const creatorPosts = pgTable("creator_posts", {
  creator_uid: text("creator_uid").notNull(),
  platform: text("platform").$type<Platform>().notNull(),
  media_type: text("media_type").$type<MediaType>().notNull(),
  url: text("url").notNull(),
  title: text("title").notNull().default(""),
  thumbnail: text("thumbnail"),
  posted_at: at("posted_at").notNull(),
  views: big("views"),
  likes: big("likes"),
  comments: big("comments"),
  handle_key: text("handle_key"),
});

export const creatorFollowerCounts = pgTable("creator_follower_counts", {
  creator_uid: text("creator_uid").notNull(),
  measured_on: on("measured_on").notNull(),
  follower_count: big("follower_count").notNull(),
});
