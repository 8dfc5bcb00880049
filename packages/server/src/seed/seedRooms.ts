import { randomUUID } from "node:crypto";
import { now } from "../core/context.ts";
import { chatRoomMembers, chatRooms } from "../db/schema/chat-rooms.ts";
import { comments } from "../db/schema/comments.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";

/** Rows of rooms, collected before they are written. */
export interface RoomRows {
  readonly rooms: (typeof chatRooms.$inferInsert)[];
  readonly members: (typeof chatRoomMembers.$inferInsert)[];
  readonly comments: (typeof comments.$inferInsert)[];
}

export const noRooms = (): RoomRows => ({ rooms: [], members: [], comments: [] });

export async function insertRooms(rows: RoomRows): Promise<void> {
  await insertAll(chatRooms, rows.rooms);
  await insertAll(chatRoomMembers, rows.members);
  await insertAll(comments, rows.comments);
}

/** A room to be; its lines follow each other from `from` until today. */
export interface RoomPlan {
  readonly uid: string;
  readonly type: "dm" | "job_request";
  readonly creator: { readonly uid: string };
  readonly job_request_uid: string | null;
  readonly by: string;
  /** Day of the first comment, from today. */
  readonly from: number;
}

/** Puts a room with its conversation; `unread` leaves the creator's newest message unread. */
export function addRoom(
  rows: RoomRows,
  company: SeedCompany,
  room: RoomPlan,
  lines: readonly { readonly who: "system" | "staff" | "creator"; readonly text: string }[],
  unread: boolean,
) {
  const step = room.from / lines.length;
  const at = (index: number) =>
    timeFromToday(Math.round(room.from - step * index), 9 + ((index * 3) % 11), (index * 17) % 60);
  const times = lines.map((_, index) => at(index)).sort((a, b) => a.getTime() - b.getTime());
  const written = lines.map((line, index) => ({
    company_uid: company.uid,
    room_uid: room.uid,
    seq: index + 1,
    id: randomUUID(),
    uid: line.who === "system" ? "system" : line.who === "creator" ? room.creator.uid : room.by,
    kind: line.who === "system" ? ("system" as const) : ("message" as const),
    text: line.text,
    body_hash: "",
    created_at: times[index] ?? now(),
  }));
  rows.comments.push(...written);
  const messages = written.filter(({ kind }) => kind === "message");
  const newest = messages.at(-1);
  rows.rooms.push({
    uid: room.uid,
    company_uid: company.uid,
    creator_uid: room.creator.uid,
    type: room.type,
    job_request_uid: room.job_request_uid,
    last_seq: written.length,
    needs_reply: newest?.uid === room.creator.uid,
    activity_at: newest?.created_at ?? times[0] ?? now(),
    created_at: times[0] ?? now(),
  });
  const isOpen = unread && newest?.uid === room.creator.uid;
  for (const user_uid of company.staff) {
    rows.members.push({
      company_uid: company.uid,
      room_uid: room.uid,
      user_uid,
      joined_at: times[0] ?? now(),
      read_seq: isOpen ? (newest?.seq ?? 1) - 1 : written.length,
    });
  }
}
