import { act, waitFor } from "@testing-library/react";
import { getChatRoomMembers, listChatRooms } from "@tsumugi/contract";
import { buildChatRoom } from "@tsumugi/mocks";
import { describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import { OTHER_ROOM, ROOM, stored } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";

const server = testServer();
const offline = networkError(null);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `c${from + i}`);

describe("useChatRoom", () => {
  it("loads room and members first, then the newest ten", async () => {
    const { all, shown, store, info } = await openChat(server, 21);
    expect(info.seen).toHaveLength(1);
    expect(store.listComments).toHaveBeenCalledExactlyOnceWith({ side: "chat", id: ROOM }, { limit: 10 });
    expect(shown()).toEqual(range(12, 21));
    expect(all().room.chatRoom).toMatchObject({
      roomId: "r1",
      unreadCount: 3,
      needsReply: true,
      readSeq: 17,
      members: { system: { name: "ツムギ", image: null }, u1: { name: "田中" } },
    });
  });

  it("asks for no comments of a room that is not there", async () => {
    const { all, store } = await openChat(server, 10, () => failure(404, "not_found"));
    expect(all().room.error).toMatchObject({ code: "not_found" });
    expect(store.listComments).not.toHaveBeenCalled();
  });

  it("leads from a room that went into another one there, with what was begun in it", async () => {
    localStorage.clear();
    const before = await openChat(server, 1);
    act(() => before.all().draft.saveDraft("書きかけ"));
    const joined = () => buildChatRoom({ room_id: OTHER_ROOM, absorbed_room_ids: [ROOM] });
    const { all, store } = await openChat(server, 1, joined);
    await waitFor(() => expect(all().room.movedTo).toBe(OTHER_ROOM));
    expect([all().draft.draft, all().draftInOther.draft]).toEqual(["", "書きかけ"]);
    expect(store.listComments).not.toHaveBeenCalled();
    expect(before.all().room.movedTo).toBeUndefined();
  });

  it("moves drafts as soon as the list shows that two rooms were merged", async () => {
    localStorage.clear();
    const { all } = await openChat(server, 1);
    act(() => all().draft.saveDraft("書きかけ"));
    const items = [buildChatRoom({ room_id: OTHER_ROOM, absorbed_room_ids: [ROOM] })];
    server.use(answer(listChatRooms, () => ({ items, next_cursor: null, total: 1 })).handler);
    await act(async () => all().rooms.refresh());
    await waitFor(() => expect(all().marks).toMatchObject({ [OTHER_ROOM]: { draft: "書きかけ" } }));
    expect(all().draft.draft).toBe("");
  });

  it.each([
    [9, 1, [9]],
    [10, 2, [10, 10]],
    [11, 2, [10, 11]],
    [20, 3, [10, 20, 20]],
    [21, 3, [10, 20, 21]],
  ])("reads a room of %i back to its beginning and then stops", async (total, pages, lengths) => {
    const { all, store } = await openChat(server, total);
    const seen = [all().room.comments.length];
    while (all().room.hasMore) {
      await act(async () => all().room.loadOlder());
      await waitFor(() => expect(all().room.isLoadingOlder).toBe(false));
      seen.push(all().room.comments.length);
    }
    expect(seen).toEqual(lengths);
    expect(store.listComments).toHaveBeenCalledTimes(pages);
    await act(async () => all().room.loadOlder());
    expect(store.listComments).toHaveBeenCalledTimes(pages);
    expect(all().room.comments.length).toBe(total);
  });

  it("prepends older ones, one page for two calls, and goes on after a failure", async () => {
    const { all, shown, store, failWith } = await openChat(server, 25);
    await act(async () => {
      all().room.loadOlder();
      all().room.loadOlder();
    });
    await waitFor(() => expect(shown()).toEqual(range(6, 25)));
    expect(store.listComments).toHaveBeenCalledTimes(2);
    expect(store.listComments).toHaveBeenLastCalledWith(
      { side: "chat", id: ROOM },
      { limit: 10, before: 16 },
    );
    failWith(offline);
    await act(async () => all().room.loadOlder());
    expect(all().room).toMatchObject({ error: offline, isLoadingOlder: false, hasMore: true });
    failWith(undefined);
    await act(async () => all().room.loadOlder());
    expect(shown()).toEqual(range(1, 25));
  });

  it("adds, replaces and removes live by id, and keeps other rooms out", async () => {
    const { all, shown, live } = await openChat(server, 3);
    act(() => live().onComment(stored(4)));
    act(() => live().onComment(stored(9, { id: "x", roomId: "other" })));
    act(() => live().onComment(stored(2, { text: "直した", editedAt: "2026-04-01T01:00:00Z" })));
    act(() => live().onComment(stored(1, { deleted: true })));
    expect(shown()).toEqual(["c1", "c2", "c3", "c4"]);
    expect(all().room.comments.at(0)?.deleted).toBe(true);
    expect(all().room.comments.at(1)?.text).toBe("直した");
  });

  it("names a colleague who writes here for the first time", async () => {
    const { all, live } = await openChat(server, 3);
    const person = (name: string) => ({ name, image: null, managed_creator_uid: null });
    const members = { u1: person("田中"), u2: person("佐藤") };
    server.use(answer(getChatRoomMembers, () => ({ members })).handler);
    act(() => live().onComment(stored(4, { uid: "u2" })));
    await waitFor(() => expect(all().room.chatRoom?.members.u2?.name).toBe("佐藤"));
  });

  it("shows one's own at once and puts the stored one in its place", async () => {
    const { all, shown, store } = await openChat(server, 2);
    let id = "";
    act(() => {
      id = all().room.send({ text: "こんにちは", images: [] });
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    });
    expect(all().room.comments.at(-1)).toMatchObject({ id, text: "こんにちは", uid: "u1", state: "sending" });
    await waitFor(() => expect(all().room.comments.at(-1)?.state).toBe("sent"));
    expect(shown()).toEqual(["c1", "c2", id]);
    expect(store.postComment).toHaveBeenCalledOnce();
  });

  it("sends what was written offline in order and once, when the connection is back", async () => {
    const { all, failWith, store, live } = await openChat(server, 0);
    failWith(offline);
    await act(async () => {
      for (const text of ["1", "2", "3"]) all().room.send({ text, images: [] });
    });
    expect(Array.from(all().room.comments, ({ state }) => state)).toEqual(["failed", "failed", "failed"]);
    expect(store.postComment).toHaveBeenCalledTimes(1);
    failWith(undefined);
    await act(async () => live().onConnection("open"));
    await waitFor(() =>
      expect(Array.from(all().room.comments, ({ state, text }) => `${text}:${state}`)).toEqual([
        "1:sent",
        "2:sent",
        "3:sent",
      ]),
    );
  });

  it("resends under the same id and gives up on demand", async () => {
    const { all, failWith, store } = await openChat(server, 0);
    failWith(new ApiError({ status: 400, statusText: "", message: "x", code: "invalid_request" }));
    let [a, b] = ["", ""];
    await act(async () => {
      a = all().room.send({ text: "a", images: [] });
      b = all().room.send({ text: "b", images: [] });
    });
    failWith(undefined);
    act(() => all().room.discard(b));
    await act(async () => all().room.resend(a));
    expect(Array.from(all().room.comments, ({ id, state }) => [id, state])).toEqual([[a, "sent"]]);
    expect(store.postComment.mock.calls.map(([, { id }]) => id)).toEqual([a, b, a]);
  });

  it("shows an edit and a deletion of one's own without waiting for the stream", async () => {
    const { all } = await openChat(server, 2);
    await act(() => all().room.edit("c2", "直した"));
    expect(all().room.comments.at(-1)?.text).toBe("直した");
    await act(() => all().room.remove("c1"));
    expect(all().room.comments.at(0)).toMatchObject({ id: "c1", deleted: true });
  });

  it("loads what is shown again after a reset", async () => {
    const { all, shown, add, live, info } = await openChat(server, 12);
    add(stored(13));
    await act(async () => live().onReset());
    await waitFor(() => expect(shown()).toEqual(range(4, 13)));
    await waitFor(() => expect(info.seen.length).toBeGreaterThan(1));
    expect(all().room.hasMore).toBe(true);
  });

  it("does not miss what was written between the first load and the beginning of the stream", async () => {
    const { shown, add, live } = await openChat(server, 3);
    add(stored(4));
    await act(async () => live().onConnection("open"));
    await waitFor(() => expect(shown()).toEqual(range(1, 4)));
  });

  it("stops following when the session expires and catches up when it goes on", async () => {
    const { shown, add, emit, isFollowed } = await openChat(server, 3);
    emit({ status: "expired", uid: "u1" });
    expect(isFollowed()).toBe(false);
    add(stored(4));
    emit({ status: "signed_in", uid: "u1" });
    expect(isFollowed()).toBe(true);
    await waitFor(() => expect(shown()).toEqual(range(1, 4)));
  });

  it("shows a cut after two seconds and hides it by itself", async () => {
    const { all, live } = await openChat(server, 1);
    vi.useFakeTimers();
    try {
      act(() => live().onConnection("reconnecting"));
      act(() => vi.advanceTimersByTime(1_999));
      expect(all().connection.isReconnecting).toBe(false);
      act(() => vi.advanceTimersByTime(1));
      expect(all().connection.isReconnecting).toBe(true);
      await act(async () => live().onConnection("open"));
      expect(all().connection.isReconnecting).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
