import { act, waitFor } from "@testing-library/react";
import { archiveChatRoom, getChatRoom, getUnreadChatCount, joinRoom, listChatRooms } from "@tsumugi/contract";
import { buildChatRoom } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { networkError } from "../../core/apiError.ts";
import { ROOM } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import type { ChatRoom } from "./chatRoom.ts";

const server = testServer();

/** A server that keeps count; `elsewhere`: what is unread in other rooms. */
async function counting() {
  const kept = { here: 3, elsewhere: 2, readSeq: 17, isDown: false };
  const { all, live } = await openChat(server, 20);
  const room = () =>
    buildChatRoom({ room_id: ROOM, unread_count: kept.here, read_seq: kept.readSeq, last_seq: 20 });
  const counts = () => ({
    unread_chat_message_count: kept.here + kept.elsewhere,
    unread_support_chat_message_count: 0,
  });
  server.use(
    answer(getUnreadChatCount, counts).handler,
    answer(getChatRoom, room).handler,
    answer(listChatRooms, () => ({ items: [room()], next_cursor: null, total: 1 })).handler,
    answer(joinRoom, ({ text }) => {
      if (kept.isDown) return failure(503, "database_unavailable");
      const body = JSON.parse(text) as { mark_unread?: boolean };
      Object.assign(kept, body.mark_unread ? { here: 1, readSeq: 19 } : { here: 0, readSeq: 20 });
      return { unread_count: kept.here, read_seq: kept.readSeq };
    }).handler,
    answer(archiveChatRoom, () => {
      Object.assign(kept, { here: 0, readSeq: 20 });
      return room();
    }).handler,
  );
  const shown = () => ({
    badge: all().unread.unreadCounts.unreadChatMessageCount,
    list: all().rooms.chatRooms[0]?.unreadCount,
    open: all().room.chatRoom?.unreadCount,
  });
  /** Everywhere the same as on the server, once it has settled. */
  const settles = () =>
    waitFor(() =>
      expect(shown()).toEqual({ badge: kept.here + kept.elsewhere, list: kept.here, open: kept.here }),
    );
  return { all, live, kept, counts, shown, settles };
}

it("keeps badge, list and room together through reading, marking unread, archiving and a word from elsewhere", async () => {
  const { all, live, kept, counts, settles } = await counting();
  await waitFor(() => expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5));
  await act(() => all().read.markRoomRead(all().room.chatRoom as ChatRoom));
  await settles();
  await act(async () => void (await all().markRoomUnread(ROOM)));
  expect(kept.here).toBe(1);
  await settles();
  // Two at once, from two places on the screen: no count falls twice.
  await act(async () => {
    const room = all().room.chatRoom as ChatRoom;
    await Promise.all([all().read.markRoomRead(room), all().read.markRoomRead(room)]);
  });
  await settles();
  await act(async () => void (await all().markRoomUnread(ROOM)));
  await act(async () => void (await all().archiveChatRoom(ROOM)));
  await settles();
  // A comment was deleted, and another room was read, in another tab.
  kept.elsewhere = 0;
  act(() => live().onUnreadChanged(counts()));
  await settles();
});

it("takes a reading back that the server did not take, and never falls below nothing", async () => {
  const { all, live, kept, counts, shown, settles } = await counting();
  await waitFor(() => expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5));
  kept.isDown = true;
  await act(async () => {
    await all()
      .read.markRoomRead(all().room.chatRoom as ChatRoom)
      .catch(() => networkError(null));
  });
  await settles();
  kept.isDown = false;
  // The badge has heard less than the room still says.
  act(() => live().onUnreadChanged({ unread_chat_message_count: 1, unread_support_chat_message_count: 0 }));
  await waitFor(() => expect(shown().badge).toBe(1));
  let lowest = 1;
  await act(async () => {
    const done = all().read.markRoomRead(all().room.chatRoom as ChatRoom);
    lowest = Math.min(lowest, shown().badge);
    await done;
  });
  // The server sends the counts after every reading, and they are what counts.
  act(() => live().onUnreadChanged(counts()));
  expect(lowest).toBeGreaterThanOrEqual(0);
  await settles();
});

it("leaves the badge alone when an archived room is read, which it does not count", async () => {
  const put = { room_id: ROOM, archived: true, unread_count: 1, read_seq: 19, last_seq: 20 };
  const { all } = await openChat(server, 20, () => buildChatRoom(put));
  await waitFor(() => expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5));
  server.use(answer(joinRoom, () => ({ unread_count: 0, read_seq: 20 })).handler);
  await act(() => all().read.markRoomRead(all().room.chatRoom as ChatRoom));
  expect(all().room.chatRoom?.unreadCount).toBe(0);
  expect(all().unread.unreadCounts.unreadChatMessageCount).toBe(5);
});
