import {
  getUnreadChatCount,
  joinRoom,
  listChatRooms,
  listSupportChatRooms,
  type RealtimeEvent,
  readSupportChatRoom,
} from "@tsumugi/contract";
import { buildChatRoom, buildComment, buildSupportChatRoom, mockEndpoint, pageOf } from "@tsumugi/mocks";
import { createEventHub } from "./eventHub.ts";

interface Counted {
  readonly side: "chat" | "support";
  readonly index: number;
  last: number;
  read: number;
}

const unreadOf = ({ last, read }: Counted) => last - read;

/** A server that counts what one person has not read, in three chat rooms and one support room. */
export function createUnreadServer() {
  const hub = createEventHub();
  const rooms = new Map<string, Counted>([
    ["room_001", { side: "chat", index: 1, last: 24, read: 21 }],
    ["room_002", { side: "chat", index: 2, last: 24, read: 24 }],
    ["room_003", { side: "chat", index: 3, last: 24, read: 22 }],
    ["support_room_001", { side: "support", index: 1, last: 6, read: 5 }],
  ]);
  const all = (side: Counted["side"]) => [...rooms.values()].filter((room) => room.side === side);
  const sum = (side: Counted["side"]) => all(side).reduce((total, room) => total + unreadOf(room), 0);
  const counts = () => ({
    unread_chat_message_count: sum("chat"),
    unread_support_chat_message_count: sum("support"),
  });
  const changed = (): RealtimeEvent => ({ type: "unread.changed", ...counts() });
  const numbers = (room: Counted) => ({
    unread_count: unreadOf(room),
    read_seq: room.read,
    last_seq: room.last,
    needs_reply: unreadOf(room) > 0,
  });
  const readUpTo = (id: string, readTo: number | undefined) => {
    const room = rooms.get(id) as Counted;
    room.read = Math.max(room.read, Math.min(room.last, readTo ?? room.last));
    hub.emit(changed());
    return { unread_count: unreadOf(room), read_seq: room.read };
  };

  return {
    handlers: [
      hub.handler,
      mockEndpoint(getUnreadChatCount, counts),
      mockEndpoint(listChatRooms, () =>
        pageOf(all("chat").map((room) => buildChatRoom({ ...numbers(room), flag: null }, room.index))),
      ),
      mockEndpoint(listSupportChatRooms, () =>
        pageOf(all("support").map((room) => buildSupportChatRoom(numbers(room), room.index))),
      ),
      mockEndpoint(joinRoom, ({ params, body }) => readUpTo(params.id ?? "", body.read_to)),
      mockEndpoint(readSupportChatRoom, ({ params, body }) => readUpTo(params.id ?? "", body.read_to)),
    ],
    /** So many messages of others arrive in a room, in one piece. */
    write(id: string, length: number): void {
      const room = rooms.get(id) as Counted;
      const comments = Array.from({ length }, (_, index) =>
        buildComment({ room_id: id, uid: "creator_001" }, room.last + index + 1),
      );
      room.last += length;
      const added = comments.map(
        (comment): RealtimeEvent => ({ type: "comment.added", room_id: id, comment }),
      );
      hub.emit(...added, changed());
    },
  };
}

export type UnreadServer = ReturnType<typeof createUnreadServer>;
