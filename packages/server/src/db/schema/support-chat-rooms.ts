import type { FlagColor } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, big, on } from "./columns.ts";
import type { StoredImage } from "./comments.ts";

export const supportChatRooms = pgTable("support_chat_rooms", {
  creator_uid: text("creator_uid").primaryKey(),
  last_seq: integer("last_seq").notNull().default(0),
  no_reply_seq: integer("no_reply_seq").notNull().default(0),
  waiting_since: at("waiting_since"),
  position: big("position").notNull(),
  flag_color: text("flag_color").$type<FlagColor>(),
  flag_label: text("flag_label").notNull().default(""),
  flag_due_on: on("flag_due_on"),
  activity_at: at("activity_at").notNull(),
  created_at: at("created_at").notNull(),
});

export const supportChatRoomMembers = pgTable(
  "support_chat_room_members",
  {
    room_uid: text("room_uid").notNull(),
    user_uid: text("user_uid").notNull(),
    read_seq: integer("read_seq").notNull().default(0),
    /** Null: has a place in the room, but neither read anything new there nor wrote. */
    joined_at: at("joined_at"),
  },
  (table) => [primaryKey({ columns: [table.room_uid, table.user_uid] })],
);

export const supportComments = pgTable(
  "support_comments",
  {
    room_uid: text("room_uid").notNull(),
    seq: integer("seq").notNull(),
    id: text("id").notNull(),
    uid: text("uid").notNull(),
    text: text("text").notNull(),
    images: jsonb("images").$type<StoredImage[]>().notNull().default([]),
    body_hash: text("body_hash").notNull(),
    created_at: at("created_at").notNull(),
    edited_at: at("edited_at"),
    deleted_at: at("deleted_at"),
    search_text: text("search_text").notNull().generatedAlwaysAs(sql`loose_ja(text)`),
  },
  (table) => [primaryKey({ columns: [table.room_uid, table.seq] })],
);
