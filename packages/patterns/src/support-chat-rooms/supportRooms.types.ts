import type { FlagLook } from "../chat-rooms/flags.ts";

/** A room between one creator and the operators, under the names of the wire. */
export interface SupportRoomLook {
  support_room_id: string;
  creator: { uid: string; name: string; image: string | null; email: string };
  unread_count: number;
  flag: FlagLook | null;
  needs_reply: boolean;
  /** Since when the creator waits for an answer; null when nobody waits. */
  waiting_since: string | null;
  last_comment: { uid: string; text: string; created_at: string } | null;
  /** What was begun here and not sent; absent or "": nothing. */
  draft?: string | undefined;
  /** Own messages that did not arrive. */
  failed_count?: number | undefined;
}

/** A creator to open a support room with. */
export interface SupportCreatorLook {
  uid: string;
  name: string;
  image: string | null;
  email: string;
  /** null: there is none yet. */
  support_room_id: string | null;
}

export const flagNames = { red: "赤", yellow: "黄", green: "緑", blue: "青" } as const;
