import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, big } from "./columns.ts";

/** An upload as a comment keeps it; its link is signed again whenever it is shown. */
export interface StoredImage {
  readonly uid: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const comments = pgTable(
  "comments",
  {
    company_uid: text("company_uid").notNull(),
    room_uid: text("room_uid").notNull(),
    seq: integer("seq").notNull(),
    id: text("id").notNull(),
    uid: text("uid").notNull(),
    kind: text("kind").$type<"message" | "system">().notNull(),
    text: text("text").notNull(),
    /** What the product says of money beside `text`: nobody reads it without the right to see fees. */
    fee_text: text("fee_text").notNull().default(""),
    images: jsonb("images").$type<StoredImage[]>().notNull().default([]),
    body_hash: text("body_hash").notNull(),
    created_at: at("created_at").notNull(),
    edited_at: at("edited_at"),
    deleted_at: at("deleted_at"),
    /** When the server took words out of the text; nobody has edited it. */
    replaced_at: at("replaced_at"),
    /** Its number in the order of a store outside, see `chat-rooms/storeOrder.repository.ts`. */
    store_seq: big("store_seq"),
    search_text: text("search_text").notNull().generatedAlwaysAs(sql`loose_ja(text)`),
  },
  (table) => [primaryKey({ columns: [table.room_uid, table.seq] })],
);

/** What changed, ids only; see the migration for the meaning of `xid`, which SQL alone touches. */
export const realtimeEvents = pgTable("realtime_events", {
  id: big("id").primaryKey().generatedAlwaysAsIdentity(),
  type: text("type")
    .$type<
      | "comment.added"
      | "comment.changed"
      | "comment.removed"
      | "room.changed"
      | "project.changed"
      | "unread.changed"
      | "notification.added"
      | "notification.changed"
      | "notices.changed"
      | "creators.merged"
      | "access.changed"
    >()
    .notNull(),
  company_uid: text("company_uid"),
  user_uid: text("user_uid"),
  room_uid: text("room_uid"),
  /** Of a `room.changed`: from this one on the comments are numbered again. */
  comment_seq: integer("comment_seq"),
  project_uid: text("project_uid"),
  notification_uid: text("notification_uid"),
  /** Rows of a `project.changed`; null: all. */
  creator_uids: text("creator_uids").array(),
});
