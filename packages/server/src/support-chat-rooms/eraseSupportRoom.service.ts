import { flagColumns } from "../chat-rooms/roomFlag.ts";
import { publish } from "../core/realtime/publish.ts";
import { eraseSupportComments } from "./supportComments.repository.ts";
import { lockSupportRoom, updateSupportRoom } from "./supportRooms.repository.ts";

/**
 * What was said with a creator who is being deleted: tombstones stay. The room waits for nobody any more, and who has it
 * open loads it again. Call it first in the transaction: nothing is written into the room from then on.
 */
export async function eraseSupportRoom(creator_uid: string, at: Date): Promise<void> {
  const room = await lockSupportRoom(creator_uid);
  if (!room) return;
  await eraseSupportComments(creator_uid, at);
  await updateSupportRoom(room, { ...flagColumns(null), waiting_since: null });
  await publish({ type: "room.changed", room_uid: creator_uid, comment_seq: 1 });
}
