import { act, waitFor } from "@testing-library/react";
import { getUnreadChatCount, joinRoom, listChatRooms } from "@tsumugi/contract";
import { buildChatRoom } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { ROOM, stored } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import type { ChatRoom } from "./chatRoom.ts";
import { newestReading, readUpTo, unreadBetween, withoutRead, withReading } from "./reading.ts";

const server = testServer();
const counts = (chat: number) => ({ unread_chat_message_count: chat, unread_support_chat_message_count: 0 });

describe("counting what is read", () => {
  it("counts messages of others between two places, and nothing else", () => {
    const comments = [
      stored(1),
      stored(2),
      stored(3, { uid: "me" }),
      stored(4, { kind: "system", uid: "system" }),
      stored(5, { deleted: true }),
      stored(6),
      stored(7),
    ];
    expect(unreadBetween(comments, { after: 1, upTo: 6, ownUid: "me" })).toBe(2);
    expect(unreadBetween(comments, { after: 7, upTo: 7, ownUid: "me" })).toBe(0);
    expect(unreadBetween(comments, { after: 6, upTo: 3, ownUid: "me" })).toBe(0);
  });

  it("changes a room's figures and keeps one that has them already", () => {
    const room = buildChatRoom({ room_id: "r", read_seq: 5, unread_count: 3 });
    const read = withReading(room, { read_seq: 7, unread_count: 1 });
    expect(read).toEqual({ ...room, read_seq: 7, unread_count: 1 });
    expect(withReading(read, { read_seq: 7, unread_count: 1 })).toBe(read);
  });

  it("takes the furthest position as the newest, then the larger count: something was written since", () => {
    const [read, old, written] = [
      { read_seq: 7, unread_count: 0 },
      { read_seq: 5, unread_count: 3 },
      { read_seq: 7, unread_count: 2 },
    ];
    expect(newestReading([old, read])).toBe(read);
    expect(newestReading([written, read, old])).toBe(written);
    expect(newestReading([])).toBeUndefined();
  });

  it("leaves nothing unread at the end of a room, and never less than nothing before it", () => {
    const comments = [stored(6), stored(7), stored(8)];
    const room = { lastSeq: 8, comments, ownUid: "me" };
    expect(readUpTo({ read_seq: 5, unread_count: 9 }, 8, room)).toEqual({ read_seq: 8, unread_count: 0 });
    expect(readUpTo({ read_seq: 5, unread_count: 9 }, 7, room)).toEqual({ read_seq: 7, unread_count: 7 });
    expect(readUpTo({ read_seq: 5, unread_count: 1 }, 7, room)).toEqual({ read_seq: 7, unread_count: 0 });
    expect(readUpTo({ read_seq: 8, unread_count: 0 }, 6, room)).toEqual({ read_seq: 8, unread_count: 0 });
  });

  it("takes a read room out of a list of unread ones, where it can tell that it was in it", () => {
    const [one, other] = [buildChatRoom({ room_id: "r1" }), buildChatRoom({ room_id: "r2" }, 1)];
    const pages = [{ items: [one, other], next_cursor: "x", total: 60 }];
    const without = (id: string, filter: string) =>
      withoutRead(pages, new URLSearchParams(filter), ({ room_id }) => room_id === id)?.map(
        ({ items, total }) => [items.map(({ room_id }) => room_id), total],
      );
    expect(without("r1", "keyword=x&unread=true")).toEqual([[["r2"], 59]]);
    expect(without("r9", "limit=2&unread=true")).toEqual([[["r1", "r2"], 59]]);
    expect(without("r9", "keyword=x&unread=true")).toBeUndefined();
    expect(without("r1", "unread=false")).toBeUndefined();
  });
});

describe("useMarkRoomRead", () => {
  it("lowers the room and the badge by what came into view, then shows the server's figures", async () => {
    const { all } = await openChat(server, 20);
    await waitFor(() => expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5));
    let answered = () => {};
    const waiting = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const join = answer(joinRoom, async () => {
      await waiting;
      return { unread_count: 2, read_seq: 18 };
    });
    const count = answer(getUnreadChatCount, () => counts(4));
    const list = answer(listChatRooms, () => ({
      items: [buildChatRoom({ room_id: ROOM, unread_count: 2, read_seq: 18 })],
      next_cursor: null,
      total: 1,
    }));
    server.use(join.handler, count.handler, list.handler);
    let done: Promise<void> | undefined;
    await act(async () => {
      done = all().read.markRoomRead({ ...(all().room.chatRoom as ChatRoom), lastSeq: 20 }, 18);
    });
    expect(all().rooms.chatRooms[0]).toMatchObject({ unreadCount: 2, readSeq: 18 });
    expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(4);
    await act(async () => {
      answered();
      await done;
    });
    expect(JSON.parse(join.seen[0]?.text ?? "")).toEqual({ read_to: 18 });
    expect(all().rooms.chatRooms[0]).toMatchObject({ unreadCount: 2, readSeq: 18 });
  });

  it("goes back to the server's figures when it was not stored", async () => {
    const { all } = await openChat(server, 20);
    await waitFor(() => expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5));
    server.use(answer(joinRoom, () => failure(404, "not_found")).handler);
    await act(async () => {
      await all()
        .read.markRoomRead(all().room.chatRoom as ChatRoom)
        .catch(() => undefined);
    });
    await waitFor(() => {
      expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5);
      expect(all().rooms.chatRooms[0]).toMatchObject({ unreadCount: 3 });
    });
  });
});
