import { type ChatRoomResponse, type RoomMember, SYSTEM_MEMBER_UID } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { minutesAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { avatarUri, companyUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { chatTextAt } from "../core/samples.ts";
import { buildJobRequest } from "../job-requests/job-requests.fixtures.ts";

/** Members of a room by uid: ツムギ, two of the company, and the creator of that number. */
export const buildRoomMembers = (index = 1): Record<string, RoomMember> => {
  const staff = [1, 2].map((nth) => buildPersonRef({}, nth));
  return {
    [SYSTEM_MEMBER_UID]: { name: "ツムギ", image: companyUri("紡", 2), managed_creator_uid: null },
    ...Object.fromEntries(
      staff.map(({ uid, name, image }) => [uid, { name, image, managed_creator_uid: null }]),
    ),
    [uidOf("creator", index)]: {
      name: personAt(index).display,
      image: avatarUri(index),
      managed_creator_uid: uidOf("managed_creator", index),
    },
  };
};

/** A job room; every third one has unread comments of its creator, every fourth a flag. */
export const buildChatRoom = (
  overrides: Partial<ChatRoomResponse> = {},
  index = nextIndex("room"),
): ChatRoomResponse => {
  const unread = index % 3 === 1 ? 1 + (index % 4) : 0;
  return {
    room_id: uidOf("room", index),
    type: "job_request",
    unread_count: unread,
    job_request: { ...buildJobRequest({}, index), job_status: "drafting" },
    company: { uid: "company_001", name: "つむぎ化粧品", image: companyUri("紬") },
    creator: {
      uid: uidOf("creator", index),
      name: personAt(index).display,
      image: avatarUri(index),
      managed_creator_uid: uidOf("managed_creator", index),
    },
    archived: false,
    flag: index % 4 === 0 ? { color: "yellow", label: "発送待ち", due_on: null } : null,
    needs_reply: unread > 0,
    waiting_since: unread > 0 ? minutesAgo(index * 42 + 25) : null,
    last_comment: {
      uid: uidOf(unread > 0 ? "creator" : "user", unread > 0 ? index : 1),
      text: chatTextAt(unread > 0 ? 1 : 2),
      created_at: minutesAgo(index * 42),
      seq: 24,
    },
    read_seq: 24 - unread,
    last_seq: 24,
    absorbed_room_ids: [],
    ...overrides,
  };
};
