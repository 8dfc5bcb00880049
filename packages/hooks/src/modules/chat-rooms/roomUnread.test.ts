import { describe, expect, it, vi } from "vitest";
import { stored } from "../../testing/fakeCommentStore.ts";
import type { RoomRef } from "../comments/roomRef.ts";
import { createRoomUnread } from "./roomUnread.ts";

const chat = (id: string): RoomRef => ({ side: "chat", id });

describe("the unread counts of rooms", () => {
  it("tell a change to whoever shows that room, and to nobody else", () => {
    const rooms = createRoomUnread();
    const [one, other] = [vi.fn(), vi.fn()];
    rooms.of(chat("a")).subscribe(one);
    const stop = rooms.of(chat("b")).subscribe(other);
    rooms.load(chat("a"), { unreadCount: 2, lastSeq: 10 });
    rooms.load(chat("a"), { unreadCount: 2, lastSeq: 10 });
    expect([one.mock.calls.length, other.mock.calls.length, rooms.of(chat("a")).get()]).toEqual([1, 0, 2]);
    stop();
    rooms.read(chat("b"), 1);
    expect([other.mock.calls.length, rooms.of(chat("b")).get()]).toEqual([0, 1]);
    expect(rooms.of(chat("a"))).toBe(rooms.of(chat("a")));
    expect(rooms.of({ side: "support", id: "a" }).get()).toBe(0);
  });

  it("rise by each message of somebody else that they do not include yet, once", () => {
    const rooms = createRoomUnread();
    rooms.load(chat("r1"), { unreadCount: 1, lastSeq: 10 });
    const heard = (seq: number, more = {}) => rooms.heard(stored(seq, more), "me");
    heard(10);
    heard(11);
    heard(11);
    heard(12, { uid: "me" });
    heard(13, { kind: "system" });
    heard(14, { deleted: true });
    heard(5, { editedAt: "2026-04-02T00:00:00.000Z" });
    heard(15);
    rooms.heard(stored(1, { roomId: "never loaded" }), "me");
    expect(rooms.of(chat("r1")).get()).toBe(3);
    expect(rooms.of(chat("never loaded")).get()).toBe(0);
  });

  it("are not taken back by an answer from before a comment that was heard, and follow the next one", () => {
    const rooms = createRoomUnread();
    rooms.load(chat("r1"), { unreadCount: 0, lastSeq: 10 });
    rooms.heard(stored(11), "me");
    rooms.load(chat("r1"), { unreadCount: 0, lastSeq: 10 });
    expect(rooms.of(chat("r1")).get()).toBe(1);
    rooms.read(chat("r1"), 0);
    expect(rooms.of(chat("r1")).get()).toBe(0);
    rooms.load(chat("r1"), { unreadCount: 4, lastSeq: 14 });
    expect(rooms.of(chat("r1")).get()).toBe(4);
  });
});
