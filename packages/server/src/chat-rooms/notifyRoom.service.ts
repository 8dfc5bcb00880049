import { publish } from "../core/realtime/publish.ts";
import { projectOfRoom } from "./projectOfRoom.repository.ts";
import type { RoomRow } from "./rooms.repository.ts";

/** Notifies the streams that the room's status, flag or archiving changed. */
export async function notifyRoom(room: RoomRow): Promise<void> {
  const project_uid = await projectOfRoom(room.company_uid, room);
  await publish({ type: "room.changed", company_uid: room.company_uid, room_uid: room.uid, project_uid });
}
