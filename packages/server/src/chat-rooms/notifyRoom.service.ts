import { publish } from "../core/realtime/publish.ts";
import { projectOfRoom } from "./projectOfRoom.repository.ts";
import type { RoomRow } from "./rooms.repository.ts";

/** Tells the streams that something of the room (status, flag, archive) changed. */
export async function tellRoom(room: RoomRow): Promise<void> {
  const project_uid = await projectOfRoom(room.company_uid, room);
  await publish({ type: "room.changed", company_uid: room.company_uid, room_uid: room.uid, project_uid });
}
