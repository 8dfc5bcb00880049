import type { SupportChatRoomResponse } from "@tsumugi/contract";

/** A room between one creator and the operators, with what was written here and has not arrived. */
export interface SupportRoomLook {
  /** 部屋の id。 */
  support_room_id: SupportChatRoomResponse["support_room_id"];
  /** 話している相手のクリエイター。 */
  creator: SupportChatRoomResponse["creator"];
  /** まだ読んでいない、ほかの人のメッセージの数。 */
  unread_count: SupportChatRoomResponse["unread_count"];
  /** 付けたフラグの色。なければ null。 */
  flag: SupportChatRoomResponse["flag"];
  /** クリエイターのメッセージで終わっていて、返信不要にしていないか。 */
  needs_reply: SupportChatRoomResponse["needs_reply"];
  /** クリエイターがいつから返信を待っているか（ISO 8601）。待っていなければ null。 */
  waiting_since: SupportChatRoomResponse["waiting_since"];
  /** 最後のメッセージ。まだなければ null。 */
  last_comment: Omit<NonNullable<SupportChatRoomResponse["last_comment"]>, "seq"> | null;
  /** ここで書きかけて送っていないもの。undefined か空なら、ありません。 */
  draft?: string | undefined;
  /** 届かなかった自分のメッセージの数。 */
  failed_count?: number | undefined;
}
