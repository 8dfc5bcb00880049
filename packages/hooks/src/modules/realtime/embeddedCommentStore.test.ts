import {
  announcePresence,
  announceReplyPresence,
  announceReplySupportPresence,
  announceSupportPresence,
  type CommentResponse,
  deleteComment,
  editComment,
  listComments,
  listReplyComments,
  listSupportComments,
  postComment,
  postReplyComment,
  type RealtimeEvent,
  streamEvents,
  streamReplyEvents,
} from "@tsumugi/contract";
import { buildComment, mockEndpoint, mockEventStream } from "@tsumugi/mocks";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answer, failure, testServer } from "../../testing/server.ts";
import { testClient } from "../../testing/wrap.tsx";
import { toComment } from "../comments/comment.ts";
import type { CommentStoreHandlers } from "./commentStore.ts";
import { createEmbeddedCommentStore, createReplyCommentStore } from "./embeddedCommentStore.ts";
import { readEvent } from "./realtimeEvents.ts";

const server = testServer();
const comment = (more: Partial<CommentResponse> = {}) => buildComment({ room_id: "r1", ...more });
const handlers = () =>
  ({
    onComment: vi.fn(),
    onRoomChanged: vi.fn(),
    onUnreadChanged: vi.fn(),
    onNotification: vi.fn(),
    onReset: vi.fn(),
    onConnection: vi.fn(),
  }) satisfies CommentStoreHandlers;

describe("createEmbeddedCommentStore", () => {
  it("lists a page before a seq, of either side's rooms", async () => {
    const chat = answer(listComments, () => ({ items: [comment({ seq: 4 }), comment({ seq: 3 })] }));
    const support = answer(listSupportComments, () => ({ items: [] }));
    server.use(chat.handler, support.handler);
    const store = createEmbeddedCommentStore(testClient());
    const page = await store.listComments({ side: "chat", id: "r1" }, { limit: 10, before: 5 });
    expect(page.map(({ seq, roomId, state }) => [seq, roomId, state])).toEqual([
      [4, "r1", "sent"],
      [3, "r1", "sent"],
    ]);
    expect(chat.seen[0]?.url.search).toBe("?limit=10&before=5");
    await store.listComments({ side: "support", id: "s1" }, { limit: 10 });
    expect(support.seen[0]?.url.pathname).toBe("/realtime/support_chat_rooms/s1/comments");
  });

  it("posts under the client's id, which with the room is the idempotency key too", async () => {
    const id = "01900000-0000-7000-8000-000000000001";
    const seen: { key: string | null; body: unknown }[] = [];
    server.use(
      mockEndpoint(postComment, ({ body, request }) => {
        seen.push({ key: request.headers.get("idempotency-key"), body });
        return comment({ id: body.id, text: body.text });
      }),
    );
    const image = { uid: "up1", url: "/uploads/up1", name: "a.png" };
    const store = createEmbeddedCommentStore(testClient());
    const stored = await store.postComment(
      { side: "chat", id: "r1" },
      { id, text: "こんにちは", images: [image] },
    );
    expect(stored).toMatchObject({ id, text: "こんにちは", state: "sent" });
    expect(seen).toEqual([{ key: `${id}.r1`, body: { id, text: "こんにちは", images: ["up1"] } }]);
  });

  it("says what an edit was made from, and raises what the comment says by now", async () => {
    const current = comment({ id: "c1", text: "別の端末の文" });
    const edit = answer(editComment, () => failure(409, "stale_version", { current }));
    server.use(edit.handler);
    const store = createEmbeddedCommentStore(testClient());
    await expect(
      store.editComment({ side: "chat", id: "r1" }, "c1", "自分の文", "元の文"),
    ).rejects.toMatchObject({
      status: 409,
      code: "stale_version",
      message: "message of stale_version",
      current: toComment(current),
    });
    expect(JSON.parse(edit.seen[0]?.text ?? "")).toEqual({ text: "自分の文", original: "元の文" });
  });

  it("says who is there to the room's own side; a creator that they type, never that they look", async () => {
    const ann = { uid: "ann", name: "Ann", state: "typing" as const };
    const calls = [
      announcePresence,
      announceSupportPresence,
      announceReplyPresence,
      announceReplySupportPresence,
    ];
    const heard = calls.map((call) => answer(call, () => ({ people: [ann] })));
    server.use(...heard.map(({ handler }) => handler));
    const stores = [createEmbeddedCommentStore(testClient()), createReplyCommentStore(testClient(), "t1")];
    for (const store of stores)
      for (const side of ["chat", "support"] as const)
        for (const state of ["viewing", "typing"] as const)
          expect(await store.announce?.({ side, id: "r1" }, state)).toEqual([ann]);
    const said = heard.map(({ seen }) =>
      seen.map(({ url, text }) => `${url.pathname} ${JSON.parse(text).state}`),
    );
    const both = (path: string, quiet: string) => [`${path}/presence ${quiet}`, `${path}/presence typing`];
    expect(said).toEqual([
      both("/realtime/chat_rooms/r1", "viewing"),
      both("/realtime/support_chat_rooms/r1", "viewing"),
      both("/reply/t1", "left"),
      both("/reply/t1/support", "left"),
    ]);
  });

  it("answers the tombstone of a deletion", async () => {
    server.use(mockEndpoint(deleteComment, () => comment({ deleted: true, text: "" })));
    const store = createEmbeddedCommentStore(testClient());
    expect((await store.deleteComment({ side: "chat", id: "r1" }, "c1")).deleted).toBe(true);
  });

  it("hands each event of the stream to its handler, over one stream", async () => {
    const added = comment({ id: "c1" });
    const events: RealtimeEvent[] = [
      { type: "comment.added", room_id: "r1", comment: added },
      { type: "comment.removed", room_id: "r1", comment: comment({ id: "c2" }) },
      { type: "room.changed", room_id: "r1", project_uid: "p1" },
      { type: "unread.changed", unread_chat_message_count: 3, unread_support_chat_message_count: 0 },
      { type: "notification.added", uid: "n1", title: "回答", kind: "job_answered", href: "/chat/r1" },
      { type: "reset" },
    ];
    server.use(mockEventStream(streamEvents, events));
    const seen = handlers();
    const stop = createEmbeddedCommentStore(testClient()).subscribe(seen);
    await vi.waitFor(() => expect(seen.onReset).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(seen.onComment.mock.calls.map(([one]) => [one.id, one.deleted])).toEqual([
      ["c1", false],
      ["c2", true],
    ]);
    expect(seen.onComment).toHaveBeenNthCalledWith(1, toComment(added));
    expect(seen.onRoomChanged).toHaveBeenCalledExactlyOnceWith("r1", "p1");
    expect(seen.onUnreadChanged).toHaveBeenCalledWith(
      expect.objectContaining({ unread_chat_message_count: 3 }),
    );
    expect(seen.onNotification).toHaveBeenCalledWith(expect.objectContaining({ uid: "n1" }));
    expect(seen.onConnection.mock.calls.flat()).toEqual(["connecting", "open"]);
    stop();
  });

  it("comes back with Last-Event-ID after the server has cut the stream", async () => {
    const stream = answer(streamEvents, (_, count) => {
      const body = count === 1 ? 'id: 41\nevent: reset\ndata: {"type":"reset"}\n\n' : ": here\n\n";
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
    });
    server.use(stream.handler);
    const stop = createEmbeddedCommentStore(testClient(), { random: () => 0 }).subscribe(handlers());
    await vi.waitFor(() => expect(stream.seen.length).toBeGreaterThanOrEqual(2), { timeout: 5000 });
    stop();
    expect(stream.seen[0]?.request.headers.has("last-event-id")).toBe(false);
    expect(stream.seen[1]?.request.headers.get("last-event-id")).toBe("41");
    expect(stream.seen[1]?.request.headers.get("authorization")).toBe("Bearer token");
  });
});

describe("createReplyCommentStore", () => {
  it("reads, writes and follows the one room by the token", async () => {
    const one = comment({ id: "c1" });
    server.use(
      mockEndpoint(listReplyComments, { items: [one] }),
      mockEndpoint(postReplyComment, ({ body }) => comment({ id: body.id, text: body.text })),
      mockEventStream(streamReplyEvents, [{ type: "comment.added", room_id: "r1", comment: one }]),
    );
    const store = createReplyCommentStore(testClient({ getIdToken: async () => null }), "token");
    const room = { side: "chat", id: "r1" } as const;
    expect(await store.listComments(room, { limit: 10 })).toEqual([toComment(one)]);
    const id = "01900000-0000-7000-8000-000000000002";
    expect(await store.postComment(room, { id, text: "承知しました", images: [] })).toMatchObject({ id });
    const seen = handlers();
    const stop = store.subscribe(seen);
    await vi.waitFor(() => expect(seen.onComment).toHaveBeenCalledOnce(), { timeout: 5000 });
    stop();
  });
});

describe("readEvent", () => {
  it.each(["", "{", "null", '{"type":"something.new"}', '{"type":"room.changed"}'])("ignores %j", (data) => {
    expect(readEvent({ data })).toBeUndefined();
  });
});
