import { SUPPORT_MEMBER_UID, type SupportChatRoomResponse, type SupportCreator } from "@tsumugi/contract";
import { minutesAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { avatarUri, companyUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { creatorEmailAt } from "../core/samples.ts";

/** A support room whose creator waits for an answer. */
export const buildSupportChatRoom = (
  overrides: Partial<SupportChatRoomResponse> = {},
  index = nextIndex("support_room"),
): SupportChatRoomResponse => {
  const { display } = personAt(index);
  const creator = { uid: uidOf("creator", index), name: display, image: avatarUri(index) };
  const waits = index % 3 !== 0;
  return {
    support_room_id: uidOf("support_room", index),
    creator_uid: creator.uid,
    creator: { ...creator, email: creatorEmailAt(index) },
    members: {
      [SUPPORT_MEMBER_UID]: { name: "ツムギサポート", image: companyUri("紡", 2), managed_creator_uid: null },
      [creator.uid]: { name: display, image: creator.image, managed_creator_uid: null },
    },
    unread_count: waits ? 1 : 0,
    flag: null,
    needs_reply: waits,
    waiting_since: waits ? minutesAgo(300 - index * 20) : null,
    last_comment: {
      uid: waits ? creator.uid : SUPPORT_MEMBER_UID,
      text: waits
        ? "報酬の振込先を変更したいのですが、どこからできますか？"
        : "ご確認ありがとうございました。",
      created_at: minutesAgo(300 - index * 20),
      seq: 6,
    },
    read_seq: waits ? 5 : 6,
    last_seq: 6,
    ...overrides,
  };
};

export const buildSupportCreator = (
  overrides: Partial<SupportCreator> = {},
  index = nextIndex("creator"),
): SupportCreator => ({
  uid: uidOf("creator", index),
  name: personAt(index).display,
  image: avatarUri(index),
  email: creatorEmailAt(index),
  support_room_id: index % 2 ? uidOf("support_room", index) : null,
  ...overrides,
});
