import { act, waitFor } from "@testing-library/react";
import { countChatRooms, getChatRoom, getUnreadChatCount, joinRoom, listChatRooms } from "@tsumugi/contract";
import { buildChatRoom } from "@tsumugi/mocks";
import { afterEach, describe, expect, it } from "vitest";
import { ROOM } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import type { ChatRoom } from "./chatRoom.ts";

const server = testServer();
afterEach(() => server.events.removeAllListeners());

/** A server of one room with three unread of five, and as many tabs of one person as are opened on it. */
async function openTabs(count: number) {
  const kept = { here: 3, elsewhere: 2, readSeq: 17, isDown: false };
  const tabs: Awaited<ReturnType<typeof openChat>>[] = [];
  for (let tab = 0; tab < count; tab++) tabs.push(await openChat(server, 20));
  const room = () =>
    buildChatRoom({ room_id: ROOM, unread_count: kept.here, read_seq: kept.readSeq, last_seq: 20 });
  const counts = () => ({
    unread_chat_message_count: kept.here + kept.elsewhere,
    unread_support_chat_message_count: 0,
  });
  server.use(
    answer(getUnreadChatCount, counts).handler,
    answer(getChatRoom, room).handler,
    answer(listChatRooms, ({ url }) => {
      const items = url.searchParams.get("unread") && kept.here === 0 ? [] : [room()];
      return { items, next_cursor: null, total: items.length };
    }).handler,
    answer(countChatRooms, () => ({
      all: 4,
      needs_reply: 0,
      unread: kept.here > 0 ? 2 : 1,
      flag: 0,
      archived: 0,
    })).handler,
    answer(joinRoom, ({ text }) => {
      if (kept.isDown) return failure(503, "database_unavailable");
      const { read_to = 20, mark_unread } = JSON.parse(text) as { read_to?: number; mark_unread?: boolean };
      Object.assign(kept, mark_unread ? { here: 1, readSeq: 19 } : { here: 20 - read_to, readSeq: read_to });
      return { unread_count: kept.here, read_seq: kept.readSeq };
    }).handler,
  );
  for (const { all } of tabs) {
    await act(async () => {
      await Promise.all([
        all().rooms.refresh(),
        all().unreadRooms.refresh(),
        all().counts.refresh(),
        all().unread.refresh(),
        all().room.refresh(),
      ]);
    });
  }
  const calls: string[] = [];
  server.events.on("request:start", ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
  });
  const shown = (tab = 0) => {
    const all = tabs[tab]?.all();
    return {
      badge: all?.unread.unreadCounts.unreadChatMessageCount,
      list: all?.rooms.chatRooms[0]?.unreadCount,
      open: all?.room.chatRoom?.unreadCount,
      unreadRooms: all?.counts.chatRoomCounts?.unread,
      unreadList: [all?.unreadRooms.chatRooms.length, all?.unreadRooms.total],
    };
  };
  const read = (readTo?: number, tab = 0) =>
    act(async () => {
      const all = tabs[tab]?.all();
      const done = all?.read.markRoomRead(all.room.chatRoom as ChatRoom, readTo);
      await (kept.isDown ? expect(done).rejects.toMatchObject({ status: 503 }) : done);
    });
  /** The event that the server sends to every tab of the person. */
  const notifyAll = () =>
    act(async () => {
      for (const { live } of tabs) live().onUnreadChanged(counts());
    });
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return { tabs, kept, counts, calls, shown, read, notifyAll, settled };
}

const unread = { badge: 5, list: 3, open: 3, unreadRooms: 2, unreadList: [1, 1] };
const readAll = { badge: 2, list: 0, open: 0, unreadRooms: 1, unreadList: [0, 0] };
const PUT = `PUT /api/chat_rooms/${ROOM}/join_room`;

describe("one reading of a room", () => {
  it("is one call: list, badge, tab and open room follow from its answer, and the event says nothing new", async () => {
    const { calls, shown, read, notifyAll, settled } = await openTabs(1);
    expect(shown()).toEqual(unread);
    await read();
    await notifyAll();
    await settled();
    expect(calls).toEqual([PUT]);
    expect(shown()).toEqual(readAll);
  });

  it("is one call each where several follow each other faster than their events", async () => {
    const { calls, shown, read, notifyAll, counts, tabs, settled } = await openTabs(1);
    await read(18);
    const first = counts();
    await read(19);
    // The event of the first comes when the second is shown already: the badge does not rise again.
    await act(async () => tabs[0]?.live().onUnreadChanged(first));
    expect(shown()).toMatchObject({ badge: 3, list: 1 });
    await read(20);
    await notifyAll();
    await settled();
    expect(calls).toEqual([PUT, PUT, PUT]);
    expect(shown()).toEqual(readAll);
  });

  it("is one call where it is taken back as unread, too, but for the lists that the room comes back to", async () => {
    const { calls, shown, read, notifyAll, tabs, settled } = await openTabs(1);
    await read();
    await notifyAll();
    await act(async () => void (await tabs[0]?.all().markRoomUnread(ROOM)));
    await notifyAll();
    await settled();
    expect(calls).toEqual([PUT, PUT, "GET /api/chat_rooms?unread=true"]);
    expect(shown()).toEqual({ badge: 3, list: 1, open: 1, unreadRooms: 2, unreadList: [1, 1] });
  });

  it("shows in the other tabs by the event, which loads their lists once", async () => {
    const { calls, shown, read, notifyAll, settled } = await openTabs(2);
    await read();
    expect(shown(1)).toEqual(unread);
    await notifyAll();
    await waitFor(() => expect(shown(1)).toEqual({ ...readAll, open: 3 }));
    await settled();
    expect(calls[0]).toBe(PUT);
    expect(calls.slice(1).sort()).toEqual([
      "GET /api/chat_rooms",
      "GET /api/chat_rooms?unread=true",
      "GET /realtime/chat_room_counts",
    ]);
    expect(shown(0)).toEqual(readAll);
  });

  it("is shown before the answer, and taken back everywhere where the server did not take it", async () => {
    const { kept, calls, shown, read, settled } = await openTabs(1);
    kept.isDown = true;
    let seen: ReturnType<typeof shown> | undefined;
    server.events.on("request:start", ({ request }) => {
      if (request.method === "PUT") seen = shown();
    });
    await read();
    expect(seen).toEqual({ ...readAll, unreadList: [1, 1] });
    await settled();
    expect(shown()).toEqual(unread);
    expect(calls[0]).toBe(PUT);
  });

  it("never takes the badge below nothing, nor gives back more than it took", async () => {
    const { kept, tabs, shown, read } = await openTabs(1);
    // The badge has heard less than the room still says.
    await act(async () =>
      tabs[0]?.live().onUnreadChanged({ unread_chat_message_count: 1, unread_support_chat_message_count: 0 }),
    );
    expect(shown().badge).toBe(1);
    kept.isDown = true;
    server.use(answer(getUnreadChatCount, () => failure(503, "database_unavailable")).handler);
    let lowest: number | undefined;
    server.events.on("request:start", ({ request }) => {
      if (request.method === "PUT") lowest = shown().badge;
    });
    await read();
    expect(lowest).toBe(0);
    expect(shown().badge).toBe(1);
  });

  it("loses no news that were under way when it was written into the cache", async () => {
    const { shown, tabs, read, settled } = await openTabs(1);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const info = answer(getChatRoom, async () => {
      await late;
      return buildChatRoom({ room_id: ROOM, unread_count: 0, read_seq: 20, last_seq: 20, archived: true });
    });
    server.use(info.handler);
    await act(async () => tabs[0]?.live().onRoomChanged(ROOM, null));
    await waitFor(() => expect(info.seen.length).toBe(1));
    const reading = read();
    await act(async () => release());
    await reading;
    await settled();
    expect(tabs[0]?.all().room.chatRoom).toMatchObject({ archived: true, unreadCount: 0 });
    expect(shown().badge).toBe(2);
  });
});
