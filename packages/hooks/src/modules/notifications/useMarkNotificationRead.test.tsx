import { act, renderHook, waitFor } from "@testing-library/react";
import { listNotifications, markNotificationRead as markCall } from "@tsumugi/contract";
import { buildNotification } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { openChat } from "../../testing/openChat.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { useMarkNotificationRead } from "./useMarkNotificationRead.ts";
import { useNotifications } from "./useNotifications.ts";
import { useUnreadNotificationCount } from "./useUnreadNotificationCount.ts";

const server = testServer();

const notice = (index: number) =>
  buildNotification(
    { uid: `n${index}`, read_at: null, created_at: `2026-11-20T0${9 - index}:00:00.000Z` },
    index,
  );

/** A list of two, more of which are unread than are loaded. */
async function shown(reply: () => Response | object | Promise<object>) {
  const items = [notice(1), notice(2)];
  const list = answer(listNotifications, () => ({ items, next_cursor: null, total: 2, unread_total: 2 }));
  const mark = answer(markCall, reply);
  server.use(list.handler, mark.handler);
  const { result } = renderHook(
    () => ({ ...useNotifications(), ...useUnreadNotificationCount(), ...useMarkNotificationRead() }),
    { wrapper: withApi() },
  );
  await waitFor(() => expect(result.current.unreadNotificationCount).toBe(2));
  await waitFor(() => expect(result.current.notifications).toHaveLength(2));
  const unread = () => result.current.notifications.flatMap(({ uid, read_at }) => (read_at ? [] : uid));
  return { result, list, mark, unread };
}

describe("marking notifications", () => {
  it("lowers list and badge before the server has answered, and names what was on screen", async () => {
    let release = (_answer: object) => {};
    const { result, mark, unread } = await shown(
      () =>
        new Promise<object>((resolve) => {
          release = resolve;
        }),
    );
    let done: Promise<unknown> | undefined;
    await act(async () => {
      done = result.current.markNotificationRead("n2");
    });
    expect([unread(), result.current.unreadNotificationCount]).toEqual([["n1"], 1]);
    await waitFor(() => expect(mark.seen).toHaveLength(1));
    await act(async () => {
      release({ unread_total: 1 });
      await done;
    });
    await act(async () => {
      done = result.current.markNotificationRead("all", { until: "2026-11-20T08:00:00.000Z" });
    });
    expect(result.current.unreadNotificationCount).toBe(0);
    await waitFor(() => expect(mark.seen).toHaveLength(2));
    expect(mark.seen[1]?.url.searchParams.get("until")).toBe("2026-11-20T08:00:00.000Z");
    await act(async () => {
      release({ unread_total: 0 });
      await done;
    });
  });

  it("shows what the server has where the call fails", async () => {
    const { result, unread } = await shown(() => failure(403, "forbidden"));
    await act(async () => {
      await expect(result.current.markNotificationRead("all")).rejects.toMatchObject({ code: "forbidden" });
    });
    await waitFor(() => expect(result.current.unreadNotificationCount).toBe(2));
    expect(unread()).toEqual(["n1", "n2"]);
  });
});

describe("notifications that another screen has read", () => {
  it("are loaded again, once for many", async () => {
    const { live, all } = await openChat(server, 1);
    const list = answer(listNotifications, () => ({
      items: [],
      next_cursor: null,
      total: 0,
      unread_total: 4,
    }));
    server.use(list.handler);
    await act(() => all().notices.refresh());
    await waitFor(() => expect(all().notices.unreadNotificationCount).toBe(4));
    const before = list.seen.length;
    act(() => {
      for (let n = 0; n < 20; n++) live().onNotificationsRead?.();
    });
    await waitFor(() => expect(list.seen.length).toBe(before + 1));
  });
});
