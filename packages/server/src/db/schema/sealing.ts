import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

export const sealingKeys = pgTable("sealing_keys", {
  kid: text("kid").primaryKey(),
  created_at: at("created_at").notNull(),
});
