import {
  archiveChatRoom,
  countChatRooms,
  createDmRoom,
  flagChatRoom,
  getChatRoom,
  getChatRoomMembers,
  joinRoom,
  listChatRooms,
  unarchiveChatRoom,
} from "@tsumugi/contract";
import { LAST_SEQ } from "../comments/commentPage.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildChatRoom, buildRoomMembers } from "./chat-rooms.fixtures.ts";

/** The searched words stand at the front of the line; every room has two such lines. */
function hitOf(text: string, keyword: string, hits: number) {
  const hitAt = (seq: number, created_at: string) => ({
    comment_id: `01912a00-0000-7000-8000-0000000000${seq}`,
    seq,
    created_at,
    line: [
      { text: keyword, hit: true },
      { text, hit: false },
    ],
  });
  return {
    ...hitAt(24, "2026-11-20T03:00:00.000Z"),
    earlier: hits > 1 ? [hitAt(18, "2026-11-12T03:00:00.000Z")] : [],
  };
}

export const chatRoomsHandlers = [
  mockEndpoint(listChatRooms, ({ query }) =>
    pageOf(
      buildList(buildChatRoom, 12)
        .map((room, index) => ({
          ...room,
          archived: query.archived || (query.with_archived && index === 11),
        }))
        .filter((room) => query.unread !== true || room.unread_count > 0)
        .filter((room) => query.needs_reply === undefined || room.needs_reply === query.needs_reply)
        .map((room) =>
          query.keyword
            ? { ...room, hit: hitOf(room.last_comment?.text ?? "", query.keyword, query.hits) }
            : room,
        )
        .filter((room) => !query.flag || (room.flag !== null && query.flag.includes(room.flag.color))),
    ),
  ),
  mockEndpoint(countChatRooms, { all: 12, needs_reply: 4, unread: 4, flag: 3, archived: 2 }),
  mockEndpoint(createDmRoom, ({ body }) =>
    buildChatRoom({ type: "dm", job_request: null }, indexOf(body.creator_uid)),
  ),
  mockEndpoint(getChatRoom, ({ params }) => buildChatRoom({}, indexOf(params.id))),
  mockEndpoint(getChatRoomMembers, ({ params }) => ({ members: buildRoomMembers(indexOf(params.id)) })),
  mockEndpoint(joinRoom, ({ body }) => {
    const read_seq = body.read_to ?? LAST_SEQ;
    return { unread_count: LAST_SEQ - read_seq, read_seq };
  }),
  mockEndpoint(archiveChatRoom, ({ params }) =>
    buildChatRoom({ archived: true, unread_count: 0 }, indexOf(params.id)),
  ),
  mockEndpoint(unarchiveChatRoom, ({ params }) => buildChatRoom({}, indexOf(params.id))),
  mockEndpoint(flagChatRoom, ({ params, body }) => buildChatRoom({ ...body }, indexOf(params.id))),
];
