import type { FlagColor, RoomType } from "@tsumugi/contract";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, big, numberSet, on } from "./columns.ts";

export const chatRooms = pgTable("chat_rooms", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  creator_uid: text("creator_uid").notNull(),
  type: text("type").$type<RoomType>().notNull(),
  job_request_uid: text("job_request_uid"),
  last_seq: integer("last_seq").notNull().default(0),
  read_floor_seq: integer("read_floor_seq").notNull().default(0),
  needs_reply: boolean("needs_reply").notNull().default(false),
  no_reply_seq: integer("no_reply_seq").notNull().default(0),
  flag_color: text("flag_color").$type<FlagColor>(),
  flag_label: text("flag_label").notNull().default(""),
  flag_due_on: on("flag_due_on"),
  archived_at: at("archived_at"),
  activity_at: at("activity_at").notNull(),
  created_at: at("created_at").notNull(),
  read_also: numberSet("read_also").notNull().default("{}"),
});

/** Rooms that are no more, and which one took each in. */
export const absorbedChatRooms = pgTable("absorbed_chat_rooms", {
  uid: text("uid").primaryKey(),
  company_uid: text("company_uid").notNull(),
  into_uid: text("into_uid").notNull(),
  absorbed_at: at("absorbed_at").notNull(),
});

export const chatRoomMembers = pgTable(
  "chat_room_members",
  {
    company_uid: text("company_uid").notNull(),
    room_uid: text("room_uid").notNull(),
    user_uid: text("user_uid").notNull(),
    read_seq: integer("read_seq").notNull().default(0),
    // Null: a place of a new member, who has not joined the room.
    joined_at: at("joined_at"),
    read_also: numberSet("read_also").notNull().default("{}"),
    read_store_seq: big("read_store_seq"),
  },
  (table) => [primaryKey({ columns: [table.room_uid, table.user_uid] })],
);
