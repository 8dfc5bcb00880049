import {
  type ChatRoomResponse,
  type JobRequest,
  type JobStatus,
  type RoomMember,
  SYSTEM_MEMBER_UID,
} from "@tsumugi/contract";
import type { chatRooms } from "../db/schema/chat-rooms.ts";
import { presentFlag } from "./roomFlag.ts";

type Named = Readonly<{ name: string; image: string | null }>;

interface RoomFields {
  readonly room: typeof chatRooms.$inferSelect;
  readonly company: ChatRoomResponse["company"];
  readonly creator: Named;
  readonly unread_count: number;
  readonly read_seq: number;
  /** The same two numbers in the order of a store outside; null where the comments are here. */
  readonly store: { readonly read_seq: number; readonly last_seq: number } | null;
  /** uids of rooms that went into this one. */
  readonly absorbed: readonly string[];
}

/** Stands beside the app. A page of another origin finds it from the server's address, as all pictures. */
export const LOGO = "/logo.svg";

/** The product itself as a member of every company room. */
export const systemMember: RoomMember = { name: "ツムギ", image: LOGO, managed_creator_uid: null };

export function presentRoom(
  { room, company, creator, unread_count, read_seq, store, absorbed }: RoomFields,
  job_request: (JobRequest & { job_status: JobStatus }) | null,
  texts: Pick<ChatRoomResponse, "last_comment" | "waiting_since" | "hit">,
): ChatRoomResponse {
  return {
    room_id: room.uid,
    type: room.type,
    unread_count,
    job_request,
    company,
    creator: { uid: room.creator_uid, ...creator, managed_creator_uid: room.creator_uid },
    archived: room.archived_at !== null,
    flag: presentFlag(room),
    needs_reply: room.needs_reply,
    ...texts,
    ...(store ?? { read_seq, last_seq: room.last_seq }),
    absorbed_room_ids: [...absorbed],
  };
}

/** Members by uid, the built-in one included. */
export const presentMembers = (
  users: readonly (Named & { uid: string })[],
  creator: Named & { uid: string },
): Record<string, RoomMember> => ({
  [SYSTEM_MEMBER_UID]: systemMember,
  [creator.uid]: { name: creator.name, image: creator.image, managed_creator_uid: creator.uid },
  ...Object.fromEntries(
    users.map(({ uid, name, image }) => [uid, { name, image, managed_creator_uid: null }]),
  ),
});
