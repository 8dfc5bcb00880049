import { db } from "../../db/db.ts";
import { realtimeEvents } from "../../db/schema/comments.ts";

type NewEvent = Pick<typeof realtimeEvents.$inferInsert, "type"> &
  Partial<Omit<typeof realtimeEvents.$inferInsert, "id" | "type">>;

/** Records changes for the streams. Part of the open transaction: what is rolled back is never sent. */
export async function publish(...events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db().insert(realtimeEvents).values(events);
}
