import { buildNotification } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { type NotificationPage, unreadAfter, withRead } from "./readNotifications.ts";

const at = "2026-11-20T06:00:00.000Z";
const one = (uid: string, minute: number, read_at: string | null = null) =>
  buildNotification(
    { uid, created_at: `2026-11-20T05:${String(minute).padStart(2, "0")}:00.000Z`, read_at },
    1,
  );
const page = (...items: NotificationPage["items"]): NotificationPage => ({
  items,
  next_cursor: null,
  total: 9,
  unread_total: 3,
});
const pages = [page(one("a", 3)), page(one("a", 3), one("b", 2), one("c", 1), one("d", 0, at))];
const unreadIn = (read: { uid: string; until?: string }) =>
  withRead(pages[1] as NotificationPage, read, { at, unread_total: 0 })
    .items.filter(({ read_at }) => read_at === null)
    .map(({ uid }) => uid);

describe("what is read at once", () => {
  it("is the one, counted once although two pages hold it", () => {
    expect(unreadIn({ uid: "a" })).toEqual(["b", "c"]);
    expect(unreadAfter({ uid: "a" }, pages, 3)).toBe(2);
  });

  it("is nothing where it was read before, or is not loaded", () => {
    expect(unreadAfter({ uid: "d" }, pages, 3)).toBe(3);
    expect(unreadAfter({ uid: "x" }, pages, 3)).toBe(3);
    expect(unreadAfter({ uid: "a" }, pages, 0)).toBe(0);
  });

  it("is all that had come by then: what came after stays", () => {
    expect(unreadIn({ uid: "all" })).toEqual([]);
    expect(unreadAfter({ uid: "all" }, pages, 154)).toBe(0);
    const until = "2026-11-20T05:02:00.000Z";
    expect(unreadIn({ uid: "all", until })).toEqual(["a"]);
    expect(unreadAfter({ uid: "all", until }, pages, 154)).toBe(1);
  });

  it("keeps the time of those read before", () => {
    const then = "2026-11-20T06:30:00.000Z";
    const { items } = withRead(pages[1] as NotificationPage, { uid: "all" }, { at: then, unread_total: 0 });
    expect(items.map(({ read_at }) => read_at)).toEqual([then, then, then, at]);
  });
});
