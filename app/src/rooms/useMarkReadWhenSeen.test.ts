import { renderHook } from "@testing-library/react";
import { type Comment, CommentList } from "@tsumugi/hooks";
import { beforeEach, expect, it, vi } from "vitest";
import { useMarkReadWhenSeen } from "./useMarkReadWhenSeen.ts";

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

beforeEach(() => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

/** A room read up to 50 of 1,000. */
const open = (from: number, to: number, hasNewer: boolean) => {
  const move = vi.fn<(room: object, readTo: number) => Promise<void>>(() => Promise.resolve());
  const props = { comments: run(from, to), hasMore: from > 1, hasNewer };
  const hook = renderHook((thread) => useMarkReadWhenSeen({ readSeq: 50 }, thread, move), {
    initialProps: props,
  });
  return {
    ...hook,
    see: (seq: number) => hook.result.current(`c${seq}`),
    read: () => move.mock.calls.map(([, to_]) => to_),
  };
};

it("reads what goes on from the read position, also in the past", () => {
  const { see, read } = open(2, 101, true);
  see(55);
  see(60);
  expect(read()).toEqual([55, 60]);
});

it("does not read what a jump shows, and reads all once the newest is seen after the return", () => {
  const { see, read, rerender } = open(400, 499, true);
  see(450);
  see(499);
  window.dispatchEvent(new Event("focus"));
  expect(read()).toEqual([]);
  rerender({ comments: run(991, 1_000), hasMore: true, hasNewer: false });
  see(1_000);
  expect(read()).toEqual([1_000]);
});

it("goes on in the past where reading has led to", () => {
  const { see, read, rerender } = open(2, 101, true);
  see(101);
  rerender({ comments: run(100, 199), hasMore: true, hasNewer: true });
  see(150);
  expect(read()).toEqual([101, 150]);
});

it("moves nothing for what was read before", () => {
  const { see, read } = open(2, 101, true);
  see(20);
  expect(read()).toEqual([]);
});

it("reads a past that has nothing before it, whatever its first number is", () => {
  const { see, read, rerender } = open(400, 499, true);
  rerender({ comments: run(400, 499), hasMore: false, hasNewer: true });
  see(450);
  expect(read()).toEqual([450]);
});
