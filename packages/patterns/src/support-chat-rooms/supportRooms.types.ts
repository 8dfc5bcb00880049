import type { RoomFlag } from "@tsumugi/contract";

/** A room between one creator and the operators, under the names of the wire. */
export interface SupportRoomLook {
  support_room_id: string;
  creator: { uid: string; name: string; image: string | null; email: string };
  unread_count: number;
  flag: RoomFlag | null;
  needs_reply: boolean;
  /** Since when the creator waits for an answer; null when nobody waits. */
  waiting_since: string | null;
  last_comment: { uid: string; text: string; created_at: string } | null;
  /** What was begun here and not sent; absent or "": nothing. */
  draft?: string | undefined;
  /** Own messages that did not arrive. */
  failed_count?: number | undefined;
}
