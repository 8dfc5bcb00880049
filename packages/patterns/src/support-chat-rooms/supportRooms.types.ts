import type { SupportChatRoomResponse } from "@tsumugi/contract";

type Drawn = Pick<
  SupportChatRoomResponse,
  "support_room_id" | "creator" | "unread_count" | "flag" | "needs_reply" | "waiting_since"
>;

/** A room between one creator and the operators, with what was written here and has not arrived. */
export interface SupportRoomLook extends Drawn {
  last_comment: Omit<NonNullable<SupportChatRoomResponse["last_comment"]>, "seq"> | null;
  /** What was begun here and not sent; absent or "": nothing. */
  draft?: string | undefined;
  /** Own messages that did not arrive. */
  failed_count?: number | undefined;
}
