import { act, waitFor } from "@testing-library/react";
import { getUnreadChatCount, joinRoom, listChatRooms } from "@tsumugi/contract";
import { buildChatRoom } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { ROOM, stored } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import { type ChatRoom, toChatRoom } from "./chatRoom.ts";
import { unreadBetween, withReadPosition } from "./readPositions.ts";

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

  it("shows a room as read until its own figure says more", () => {
    const room = toChatRoom(buildChatRoom({ room_id: "r", read_seq: 5, unread_count: 3 }));
    const read = new Map([["r", { readSeq: 7, unreadCount: 1 }]]);
    expect(withReadPosition(room, read)).toMatchObject({ readSeq: 7, unreadCount: 1 });
    const newer = { ...room, readSeq: 7, unreadCount: 4 };
    expect(withReadPosition(newer, read)).toBe(newer);
    expect(withReadPosition(room, new Map())).toBe(room);
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
