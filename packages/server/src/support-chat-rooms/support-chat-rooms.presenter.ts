import { type RoomMember, SUPPORT_MEMBER_UID, type SupportChatRoomResponse } from "@tsumugi/contract";
import { LOGO } from "../chat-rooms/chat-rooms.presenter.ts";
import { presentFlag } from "../chat-rooms/roomFlag.ts";
import type { supportChatRooms } from "../db/schema/support-chat-rooms.ts";

type LastComment = NonNullable<SupportChatRoomResponse["last_comment"]>;

/** A room as one operator sees it. */
interface SupportRoomView extends Pick<SupportChatRoomResponse, "creator" | "unread_count" | "read_seq"> {
  readonly room: typeof supportChatRooms.$inferSelect;
}

/** How the operators stand before creators: one voice, without names. */
const supportMember: RoomMember = {
  name: "ツムギサポート",
  image: LOGO,
  managed_creator_uid: null,
};

export function presentSupportRoom(
  { room, creator, unread_count, read_seq }: SupportRoomView,
  operators: readonly { readonly uid: string; readonly name: string; readonly image: string | null }[],
  last_comment: LastComment | undefined,
): SupportChatRoomResponse {
  const { creator_uid, waiting_since, last_seq } = room;
  const { name, image } = creator;
  return {
    support_room_id: creator_uid,
    creator_uid,
    creator,
    members: {
      [SUPPORT_MEMBER_UID]: supportMember,
      [creator_uid]: { name, image, managed_creator_uid: null },
      ...Object.fromEntries(
        operators.map((one) => [one.uid, { name: one.name, image: one.image, managed_creator_uid: null }]),
      ),
    },
    unread_count,
    flag: presentFlag(room),
    needs_reply: waiting_since !== null,
    waiting_since: waiting_since?.toISOString() ?? null,
    last_comment: last_comment ?? null,
    read_seq,
    last_seq,
  };
}
