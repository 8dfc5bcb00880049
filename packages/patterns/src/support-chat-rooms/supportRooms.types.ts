import type { SupportChatRoomResponse } from "@tsumugi/contract";

type Drawn = Pick<
  SupportChatRoomResponse,
  "support_room_id" | "creator" | "unread_count" | "flag" | "needs_reply" | "waiting_since"
>;

/** A room between one creator and the operators, with what was written here and has not arrived. */
export interface SupportRoomLook extends Drawn {
  /** 最後のメッセージ。まだなければ null。 */
  last_comment: Omit<NonNullable<SupportChatRoomResponse["last_comment"]>, "seq"> | null;
  /** ここで書きかけて送っていないもの。undefined か空なら、ありません。 */
  draft?: string | undefined;
  /** 届かなかった自分のメッセージの数。 */
  failed_count?: number | undefined;
}
