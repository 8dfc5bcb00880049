import { publish } from "../core/realtime/publish.ts";
import { projectOfRoom, projectsOfRooms } from "./projectOfRoom.repository.ts";
import type { RoomRow } from "./rooms.repository.ts";

/** Notifies the streams that the room's status, flag or archiving changed. */
export async function notifyRoom(room: RoomRow): Promise<void> {
  const project_uid = await projectOfRoom(room.company_uid, room);
  await publish({ type: "room.changed", company_uid: room.company_uid, room_uid: room.uid, project_uid });
}

/** The same of many rooms of one company, in a fixed number of statements. */
export async function notifyRooms(
  company_uid: string,
  rooms: readonly Pick<RoomRow, "uid" | "job_request_uid">[],
): Promise<void> {
  const projects = await projectsOfRooms(company_uid, rooms);
  await publish(
    ...rooms.map(({ uid }) => {
      const project_uid = projects.get(uid) ?? null;
      return { type: "room.changed", company_uid, room_uid: uid, project_uid } as const;
    }),
  );
}
