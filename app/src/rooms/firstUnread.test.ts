import { type Comment, CommentList } from "@tsumugi/hooks";
import { describe, expect, it } from "vitest";
import { countAbove, openingOf } from "./firstUnread.ts";

const comment = (seq: number, more: Partial<Comment> = {}): Comment => ({
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
  ...more,
});
/** The ten newest of a room whose newest has this seq. */
const newest = (last: number, more: (seq: number) => Partial<Comment> = () => ({})) =>
  CommentList.of(Array.from({ length: Math.min(10, last) }, (_, i) => comment(last - i, more(last - i))));
const room = (readSeq: number, unreadCount: number) => ({ readSeq, unreadCount });

describe("where a room opens", () => {
  it.each([
    ["nothing unread", room(30, 0), newest(30), { kind: "open", firstUnreadId: null }],
    ["unread among the ten", room(27, 3), newest(30), { kind: "open", firstUnreadId: "c28" }],
    ["exactly the ten unread", room(20, 10), newest(30), { kind: "open", firstUnreadId: "c21" }],
    ["eleven unread", room(19, 11), newest(30), { kind: "load", fromSeq: 20 }],
    ["never opened", room(0, 10), newest(10), { kind: "open", firstUnreadId: "c1" }],
    ["an empty room", room(0, 0), CommentList.of(), { kind: "open", firstUnreadId: null }],
    ["a run of 45,000", room(50, 44_960), newest(45_010), { kind: "load", fromSeq: 51 }],
  ])("%s", (_, given, comments, expected) => {
    expect(openingOf(given, { comments, hasMore: comments.length === 10 }, "me")).toEqual(expected);
  });

  it("passes over one's own, the product's and deleted ones", () => {
    const comments = newest(30, (seq) => {
      if (seq === 27) return { uid: "me" };
      if (seq === 28) return { kind: "system", uid: "system" };
      return seq === 29 ? { deleted: true } : {};
    });
    expect(openingOf(room(26, 1), { comments, hasMore: true }, "me")).toEqual({
      kind: "open",
      firstUnreadId: "c30",
    });
  });

  it("finds what came in since the room's own figure was loaded", () => {
    expect(openingOf(room(29, 0), { comments: newest(30), hasMore: true }, "me")).toEqual({
      kind: "open",
      firstUnreadId: "c30",
    });
  });

  it("does not load back for what is not unread: one's own after the read position", () => {
    const mine = newest(30, () => ({ uid: "me" }));
    expect(openingOf(room(5, 0), { comments: mine, hasMore: true }, "me")).toEqual({
      kind: "open",
      firstUnreadId: null,
    });
  });

  describe("where the store's numbers are times, with gaps", () => {
    const at = (n: number) => 1_760_000_000_000_000 + n * 1_000;
    const comments = CommentList.of(
      [5, 6, 7, 8].map((n) => comment(at(n), { id: `t${n}`, uid: n === 7 ? "me" : "creator" })),
    );

    it.each([
      ["nothing unread", room(at(8), 0), true, { kind: "open", firstUnreadId: null }],
      ["unread among what is held", room(at(6) - 1, 2), true, { kind: "open", firstUnreadId: "t6" }],
      ["one's own passed over", room(at(6), 1), true, { kind: "open", firstUnreadId: "t8" }],
      ["exactly what is held", room(at(5) - 1, 3), true, { kind: "open", firstUnreadId: "t5" }],
      ["more than is held", room(at(2) - 1, 6), true, { kind: "load", fromSeq: at(2) }],
      ["never opened, and all is held", room(0, 3), false, { kind: "open", firstUnreadId: "t5" }],
    ])("%s", (_, given, hasMore, expected) => {
      expect(openingOf(given, { comments, hasMore }, "me")).toEqual(expected);
    });

    it("does not say how many comments lie between two times", () => {
      expect([countAbove(at(5), at(2)), countAbove(at(5), at(5)), countAbove(30, 20)]).toEqual([
        Number.POSITIVE_INFINITY,
        0,
        10,
      ]);
    });
  });

  it("does not mind comments of one's own that wait to be sent", () => {
    const waiting = CommentList.of([comment(1), comment(Number.POSITIVE_INFINITY, { id: "w" })]);
    expect(openingOf(room(1, 0), { comments: waiting, hasMore: false }, "creator")).toEqual({
      kind: "open",
      firstUnreadId: null,
    });
  });
});
