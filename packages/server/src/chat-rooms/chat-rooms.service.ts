import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/db.ts";
import { tellRoom } from "./room.events.ts";
import { insertRoomOnce } from "./room.repository.ts";

/**
 * The room of a job request, made if there is none, in the open transaction.
 * @param creator_uid uid of the managed creator
 */
export function openJobRoom(job: {
  readonly company_uid: string;
  readonly creator_uid: string;
  readonly job_request_uid: string;
}): Promise<string> {
  return inTransaction(async () => {
    const at = now();
    const opened = await insertRoomOnce({
      ...job,
      uid: newUid(),
      type: "job_request",
      activity_at: at,
      created_at: at,
    });
    if (!opened) throw new Error("The room of the request is neither new nor there.");
    if (opened.isNew) await tellRoom(opened.room);
    return opened.room.uid;
  });
}
