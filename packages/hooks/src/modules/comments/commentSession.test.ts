import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeCommentStore, ROOM, stored } from "../../testing/fakeCommentStore.ts";
import type { CommentOutbox } from "./commentOutbox.ts";
import { createCommentSession } from "./commentSession.ts";
import type { RoomRef } from "./commentStore.ts";
import type { LiveRoom } from "./liveRoom.ts";
import { roomKey } from "./outboxStorage.ts";

const room: RoomRef = { side: "chat", id: ROOM };
const RETENTION_MS = 5 * 60_000;

function open(total: number) {
  const fake = fakeCommentStore(total);
  const held = new Map<string, LiveRoom>();
  const outbox = { arrived: vi.fn(), connected: vi.fn(), disconnected: vi.fn() };
  const session = createCommentSession(
    fake.store,
    {
      get: (key) => held.get(key),
      set: (key, value) => (value ? held.set(key, value) : held.delete(key)),
    },
    outbox as unknown as CommentOutbox,
  );
  const now = () => held.get(roomKey(room));
  const ids = () => Array.from(now()?.comments ?? [], ({ id }) => id);
  return { ...fake, session, outbox, now, ids };
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("a comment session", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("loads a room once for two that open it, and keeps it five minutes after the last closed it", async () => {
    const { session, store, now } = open(3);
    const closes = [session.open(room), session.open(room)];
    await settle();
    expect(store.listComments).toHaveBeenCalledTimes(1);
    for (const close of closes) close();
    await settle(RETENTION_MS - 1);
    expect(now()).toBeDefined();
    await settle(1);
    expect(now()).toBeUndefined();
  });

  it("follows a closed room too, so that it is right when it is opened again", async () => {
    const { session, store, ids } = open(2);
    session.open(room)();
    await settle();
    session.take(stored(3));
    session.open(room);
    expect(ids()).toEqual(["c1", "c2", "c3"]);
    expect(store.listComments).toHaveBeenCalledTimes(1);
  });

  it("loads a room again that did not load, when the connection is back", async () => {
    const { session, store, now, failWith } = open(3);
    session.connected();
    failWith(new Error("offline"));
    session.open(room);
    await settle();
    expect(now()?.phase).toBe("failed");
    failWith(undefined);
    session.connected();
    await settle();
    expect(now()?.phase).toBe("ready");
    expect(store.listComments).toHaveBeenCalledTimes(2);
  });

  it("loads back to a place further up in few steps, and gives up after 500", async () => {
    const { session, store, ids } = open(1_000);
    session.open(room);
    await settle();
    await session.loadBackTo(room, 900);
    expect(ids()[0]).toBe("c900");
    expect(store.listComments.mock.calls.map(([, { limit }]) => limit)).toEqual([10, 91]);
    await session.loadBackTo(room, 1);
    expect(ids()[0]).toBe("c400");
    await session.loadBackTo(room, 400);
    expect(store.listComments).toHaveBeenCalledTimes(7);
  });

  it("takes over the later of two first loads that overtake each other, with all that came meanwhile", async () => {
    const { session, store, ids } = open(0);
    const answers: ((page: ReturnType<typeof stored>[]) => void)[] = [];
    store.listComments.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    session.open(room);
    session.reset();
    expect(answers).toHaveLength(2);
    session.take(stored(3));
    answers[1]?.([stored(2), stored(1)]);
    await settle();
    session.take(stored(4));
    answers[0]?.([stored(1)]);
    await settle();
    expect(ids()).toEqual(["c1", "c2", "c3", "c4"]);
  });

  it("throws away an older page that comes after a reset", async () => {
    const { session, store, ids, add } = open(40);
    session.open(room);
    await settle();
    let late: (page: ReturnType<typeof stored>[]) => void = () => undefined;
    store.listComments.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const older = session.loadOlder(room);
    for (let seq = 41; seq <= 60; seq++) add(stored(seq));
    session.reset();
    await settle();
    late([stored(30), stored(29)]);
    await older;
    expect(ids()[0]).toBe("c51");
  });

  it("leaves no timer behind", async () => {
    const { session } = open(0);
    session.open(room)();
    await settle();
    session.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
