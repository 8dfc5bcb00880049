import type { Carrier, RecipientSource, ShipmentStatus } from "@tsumugi/contract";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, on } from "./columns.ts";

export const projectShipments = pgTable("project_shipments", {
  company_uid: text("company_uid").notNull(),
  project_uid: text("project_uid").notNull(),
  managed_creator_uid: text("managed_creator_uid").notNull(),
  status: text("status").$type<ShipmentStatus>().notNull().default("unarranged"),
  item: text("item"),
  quantity: integer("quantity").notNull().default(1),
  recipient_name: text("recipient_name"),
  recipient_phone: text("recipient_phone"),
  recipient_postal_code: text("recipient_postal_code"),
  recipient_address: text("recipient_address"),
  recipient_source: text("recipient_source").$type<RecipientSource>().notNull().default("record"),
  recipient_taken_at: at("recipient_taken_at"),
  address_confirmed_at: at("address_confirmed_at"),
  carrier: text("carrier").$type<Carrier>(),
  tracking_number: text("tracking_number").notNull().default(""),
  sent_on: on("sent_on"),
  arrived_on: on("arrived_on"),
  received_at: at("received_at"),
  note: text("note").notNull().default(""),
  updated_by: text("updated_by"),
  updated_at: at("updated_at").notNull().defaultNow(),
});
