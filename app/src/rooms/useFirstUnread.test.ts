import { act, renderHook, waitFor } from "@testing-library/react";
import { type Comment, CommentList } from "@tsumugi/hooks";
import { expect, it, vi } from "vitest";
import { useFirstUnread } from "./useFirstUnread.ts";

const comment = (seq: number): Comment => ({
  id: `c${seq}`,
  roomId: "r",
  uid: "creator",
  kind: "message",
  text: "",
  images: [],
  seq,
  createdAt: "2026-04-01T00:00:00.000Z",
  editedAt: null,
  deleted: false,
  state: "sent",
});
const run = (from: number, to: number) =>
  CommentList.of(Array.from({ length: to - from + 1 }, (_, i) => comment(from + i)));
const room = { readSeq: 50, unreadCount: 950 };
const tail = run(991, 1_000);

const open = (loadAround: (place: string | number) => Promise<Comment | undefined>, jump?: object) => {
  const asked = vi.fn(loadAround);
  const props = { comments: tail, jump: { isJumping: false, targetId: null as string | null, ...jump } };
  const hook = renderHook(
    ({ comments, jump: to }) =>
      useFirstUnread(room, "me", { comments, hasMore: true, isLoading: false, loadAround: asked }, to),
    { initialProps: props },
  );
  return { ...hook, asked, props };
};

it("asks once for where the unread run begins, and opens when it is there", async () => {
  let arrive = () => {};
  const { result, rerender, asked, props } = open(
    () => new Promise((done) => (arrive = () => done(undefined))),
  );
  rerender({ ...props });
  expect([result.current.isOpening, asked.mock.calls]).toEqual([true, [[51]]]);
  rerender({ ...props, comments: run(2, 101) });
  expect(result.current).toMatchObject({ isOpening: false, firstUnreadId: "c51", unreadAbove: 0 });
  await act(async () => arrive());
  // Back at the newest, a button leads there again.
  rerender({ ...props });
  expect(result.current).toMatchObject({ firstUnreadId: "c51", unreadAbove: 940 });
  result.current.jumpToUnread();
  expect(asked).toHaveBeenLastCalledWith("c51");
});

it("opens at the end with a button where the run does not come", async () => {
  const { result } = open(() => Promise.reject(new Error("offline")));
  await waitFor(() => expect(result.current.isOpening).toBe(false));
  expect(result.current).toMatchObject({ firstUnreadId: null, unreadAbove: 940 });
});

it("waits for the comment that the address names, and goes nowhere else then", () => {
  const { result, rerender, asked, props } = open(() => Promise.resolve(undefined), { isJumping: true });
  expect([result.current.isOpening, asked.mock.calls.length]).toEqual([true, 0]);
  rerender({ comments: run(400, 499), jump: { ...props.jump, isJumping: false, targetId: "c450" } });
  expect(result.current).toMatchObject({ isOpening: false, firstUnreadId: null, unreadAbove: 349 });
  expect(asked).not.toHaveBeenCalled();
});
