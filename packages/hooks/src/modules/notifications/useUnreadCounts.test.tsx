import { act, waitFor } from "@testing-library/react";
import { getChatRoom, getUnreadChatCount, joinRoom, listPaymentNotices } from "@tsumugi/contract";
import { buildChatRoom } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { ROOM, stored } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { answer, testServer } from "../../testing/server.ts";
import type { ChatRoom } from "../chat-rooms/chatRoom.ts";
import { usePaymentNotices } from "../payment-notices/usePaymentNotices.ts";

const server = testServer();

describe("what is unread", () => {
  it("follows the live count and is lowered at once by reading", async () => {
    const { all, live } = await openChat(server, 1);
    await waitFor(() => expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5));
    act(() => live().onUnreadChanged({ unread_chat_message_count: 2, unread_support_chat_message_count: 1 }));
    await waitFor(() =>
      expect(all().unread.unreadCounts).toEqual({
        unreadChatMessageCount: 2,
        unreadSupportChatMessageCount: 1,
      }),
    );
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const join = answer(joinRoom, async () => {
      await waiting;
      return { unread_count: 0, read_seq: 20 };
    });
    const counts = answer(getUnreadChatCount, () => ({
      unread_chat_message_count: 0,
      unread_support_chat_message_count: 1,
    }));
    // News of the room that is under way must not be lost by what reading writes into the cache.
    const room = answer(getChatRoom, () =>
      buildChatRoom({ room_id: ROOM, unread_count: 0, read_seq: 20, archived: true }, 1),
    );
    server.use(join.handler, counts.handler, room.handler);
    let done: Promise<void> | undefined;
    await act(async () => {
      done = all().read.markRoomRead(all().room.chatRoom as ChatRoom);
    });
    expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(0);
    expect(all().rooms.chatRooms[0]).toMatchObject({ unreadCount: 0 });
    act(() => live().onRoomChanged(ROOM, null));
    await act(async () => {
      release();
      await done;
    });
    expect(all().room.chatRoom).toMatchObject({ unreadCount: 0, readSeq: 20 });
    await waitFor(() => expect(all().room.chatRoom).toMatchObject({ archived: true }));
    expect(counts.seen).toHaveLength(0);
  });

  it("loads the room list again when comments come in, once for many", async () => {
    const { all, live, list } = await openChat(server, 1);
    await waitFor(() => expect(all().rooms.chatRooms).toHaveLength(1));
    const before = list.seen.length;
    act(() => {
      for (let seq = 2; seq < 50; seq++) live().onComment(stored(seq));
    });
    await waitFor(() => expect(list.seen.length).toBeGreaterThan(before));
    // At once for the first, and after a pause, which may be over by now, for all others.
    expect(list.seen.length).toBeLessThanOrEqual(before + 2);
  });

  it("hands a live notification to the app", async () => {
    const { live, onNotification } = await openChat(server, 1);
    const notification = { uid: "n1", title: "回答がありました", kind: "job_answered", href: "/chat/r1" };
    act(() => live().onNotification(notification));
    expect(onNotification).toHaveBeenCalledExactlyOnceWith(notification);
  });

  it("loads the payment notices again when the other side has answered one, and for nothing else", async () => {
    const notices = answer(listPaymentNotices, () => ({
      items: [],
      next_cursor: null,
      total: 0,
      totals: { count: 0, subtotal: 0, tax: 0, withholding: 0, payable: 0 },
    }));
    server.use(notices.handler);
    const { live } = await openChat(server, 1, undefined, () => void usePaymentNotices());
    await waitFor(() => expect(notices.seen).toHaveLength(1));
    const notification = { uid: "n1", title: "通知", href: "/payment-notices/p1" };
    act(() => live().onNotification({ ...notification, kind: "job_answered" }));
    act(() => live().onNotification({ ...notification, kind: "notice_confirmed" }));
    await waitFor(() => expect(notices.seen).toHaveLength(2));
  });
});
