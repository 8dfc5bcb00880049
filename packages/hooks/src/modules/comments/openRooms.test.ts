import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../core/apiError.ts";
import { fakeCommentStore, ROOM, stored } from "../../testing/fakeCommentStore.ts";
import type { OpenRoom } from "./openRoom.ts";

import { createOpenRooms } from "./openRooms.ts";
import { type RoomRef, roomKey } from "./roomRef.ts";

const room: RoomRef = { side: "chat", id: ROOM };
const RETENTION_MS = 5 * 60_000;

function open(total: number) {
  const fake = fakeCommentStore(total);
  const held = new Map<string, OpenRoom>();
  const rooms = createOpenRooms(fake.store, {
    get: (key) => held.get(key),
    set: (key, value) => (value ? held.set(key, value) : held.delete(key)),
  });
  const now = () => held.get(roomKey(room));
  const ids = () => Array.from(now()?.comments ?? [], ({ id }) => id);
  const shown = () => Array.from((now()?.past ?? now())?.comments ?? [], ({ id }) => id);
  return { ...fake, rooms, now, ids, shown };
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("open rooms", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("loads a room once for two that open it, and keeps it five minutes after the last closed it", async () => {
    const { rooms, store, now } = open(3);
    const closes = [rooms.open(room), rooms.open(room)];
    await settle();
    expect(store.listComments).toHaveBeenCalledTimes(1);
    for (const close of closes) close();
    await settle(RETENTION_MS - 1);
    expect(now()).toBeDefined();
    await settle(1);
    expect(now()).toBeUndefined();
  });

  it("follows a closed room too, so that it is right when it is opened again", async () => {
    const { rooms, store, ids } = open(2);
    rooms.open(room)();
    await settle();
    rooms.apply(stored(3));
    rooms.open(room);
    expect(ids()).toEqual(["c1", "c2", "c3"]);
    expect(store.listComments).toHaveBeenCalledTimes(1);
  });

  it("loads a room again that did not load, when the connection is back", async () => {
    const { rooms, store, now, failWith } = open(3);
    rooms.connected();
    failWith(new Error("offline"));
    rooms.open(room);
    await settle();
    expect(now()?.phase).toBe("failed");
    failWith(undefined);
    rooms.connected();
    await settle();
    expect(now()?.phase).toBe("ready");
    expect(store.listComments).toHaveBeenCalledTimes(2);
  });

  it("opens around a comment 45,000 further up in one call, and is back at the newest at once", async () => {
    const { rooms, store, ids, shown } = open(45_010);
    rooms.open(room);
    expect(await rooms.loadAround(room, "c50")).toMatchObject({ seq: 50 });
    expect(store.listComments.mock.calls.map(([, page]) => page)).toEqual([
      { limit: 10 },
      { limit: 100, around: "c50" },
    ]);
    expect([shown()[0], shown().at(-1)]).toEqual(["c1", "c100"]);
    expect(await rooms.loadAround(room, 60)).toMatchObject({ id: "c60" });
    rooms.toLatest(room);
    expect(shown()).toEqual(ids());
    expect(ids().at(-1)).toBe("c45010");
    expect(await rooms.loadAround(room, 45_005)).toMatchObject({ id: "c45005" });
    expect(store.listComments).toHaveBeenCalledTimes(2);
  });

  it("reads on from the past until it meets the newest, one page for two calls, and is one list then", async () => {
    const { rooms, store, shown, now } = open(300);
    rooms.open(room);
    await rooms.loadAround(room, "c150");
    rooms.apply(stored(301));
    expect(shown().at(-1)).toBe("c200");
    await Promise.all([rooms.loadNewer(room), rooms.loadNewer(room)]);
    expect(shown().at(-1)).toBe("c250");
    await rooms.loadNewer(room);
    expect([now()?.past, shown().length, shown().at(-1)]).toEqual([null, 201, "c301"]);
    await rooms.loadNewer(room);
    expect(store.listComments).toHaveBeenCalledTimes(4);
    await rooms.loadOlder(room);
    expect([shown()[0], now()?.hasMore]).toEqual(["c91", true]);
  });

  it("leaves what is shown when a place does not come, and says why", async () => {
    const { rooms, failWith, shown } = open(1_000);
    rooms.open(room);
    await settle();
    failWith(new Error("offline"));
    await expect(rooms.loadAround(room, "c5")).rejects.toMatchObject({ name: "ApiError", code: "network" });
    expect(shown()[0]).toBe("c991");
    failWith(undefined);
    expect(await rooms.loadAround(room, "c5")).toMatchObject({ seq: 5 });
  });

  it("goes to the last of two places asked for, and to none after a return", async () => {
    const { rooms, shown } = open(1_000);
    rooms.open(room);
    await settle();
    const both = [rooms.loadAround(room, 300), rooms.loadAround(room, 600)];
    await Promise.all(both);
    expect(shown()).toContain("c600");
    expect(shown()).not.toContain("c300");
    const late = rooms.loadAround(room, 100);
    await Promise.resolve();
    rooms.toLatest(room);
    expect(await late).toBeUndefined();
    expect(shown()[0]).toBe("c991");
  });

  it("loads the past again after a reset, where it was last read, and drops what was asked for before", async () => {
    const { rooms, store, shown, add, now } = open(1_000);
    rooms.open(room);
    await rooms.loadAround(room, 500);
    await rooms.loadOlder(room);
    let late: (page: ReturnType<typeof stored>[]) => void = () => undefined;
    store.listComments.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const newer = rooms.loadNewer(room);
    for (let seq = 1_001; seq <= 1_040; seq++) add(stored(seq));
    rooms.reset();
    // As short as if it had reached the newest: what was said meanwhile is missing in it.
    late([stored(551)]);
    await newer;
    expect(now()?.past).not.toBeNull();
    await settle();
    expect(store.listComments.mock.calls.at(-1)?.[1]).toEqual({ limit: 100, around: "c441" });
    expect(shown()).toContain("c441");
    expect([...(now()?.comments ?? [])][0]?.id).toBe("c1031");
  });

  it("asks for a place again that was on its way when all had to be loaded again", async () => {
    const { rooms, store, shown } = open(1_000);
    rooms.open(room);
    await settle();
    let late: (page: ReturnType<typeof stored>[]) => void = () => undefined;
    store.listComments.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const jump = rooms.loadAround(room, 500);
    await settle();
    rooms.reset();
    late([stored(500, { text: "古い版" })]);
    expect(await jump).toMatchObject({ seq: 500, text: "text 500" });
    expect(shown()).toHaveLength(100);
  });

  it("shows the newest to whoever opens a room again that was left in the past", async () => {
    const { rooms, shown } = open(1_000);
    const close = rooms.open(room);
    await rooms.loadAround(room, 5);
    close();
    rooms.open(room);
    expect(shown()[0]).toBe("c991");
  });

  it("takes over the later of two first loads that overtake each other, with all that came meanwhile", async () => {
    const { rooms, store, ids } = open(0);
    const answers: ((page: ReturnType<typeof stored>[]) => void)[] = [];
    store.listComments.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    rooms.open(room);
    rooms.reset();
    expect(answers).toHaveLength(2);
    rooms.apply(stored(3));
    answers[1]?.([stored(2), stored(1)]);
    await settle();
    rooms.apply(stored(4));
    answers[0]?.([stored(1)]);
    await settle();
    expect(ids()).toEqual(["c1", "c2", "c3", "c4"]);
  });

  it("throws away an older page that comes after a reset", async () => {
    const { rooms, store, ids, add } = open(40);
    rooms.open(room);
    await settle();
    let late: (page: ReturnType<typeof stored>[]) => void = () => undefined;
    store.listComments.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const older = rooms.loadOlder(room);
    for (let seq = 41; seq <= 60; seq++) add(stored(seq));
    rooms.reset();
    await settle();
    late([stored(30), stored(29)]);
    await older;
    expect(ids()[0]).toBe("c51");
  });

  it("shows what another device made of a comment once a save of one's own is refused for it", async () => {
    const { rooms, store, now } = open(2);
    rooms.open(room);
    await settle();
    const refuse = (status: number, code: string, current?: unknown) =>
      store.editComment.mockRejectedValueOnce(
        new ApiError({ status, statusText: "", message: code, code, current }),
      );
    const saved = () => rooms.edit(room, "c2", "自分の文", "text 2").catch(({ code }) => code);
    refuse(409, "stale_version", stored(2, { text: "別の文", editedAt: "2026-04-02T00:00:00.000Z" }));
    expect([await saved(), now()?.comments.at(-1)?.text]).toEqual(["stale_version", "別の文"]);
    expect(store.editComment).toHaveBeenLastCalledWith(room, "c2", "自分の文", "text 2");
    refuse(404, "not_found");
    store.listComments.mockResolvedValueOnce([stored(2, { text: "", deleted: true })]);
    expect([await saved(), now()?.comments.at(-1)?.deleted]).toEqual(["not_found", true]);
  });

  it("leaves no timer behind", async () => {
    const { rooms } = open(0);
    rooms.open(room)();
    await settle();
    rooms.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
