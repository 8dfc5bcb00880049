import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOf, stored } from "../../testing/fakeCommentStore.ts";
import type { CommentPage } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import * as openRoom from "./openRoom.ts";
import * as past from "./pastRange.ts";

const LIMIT = 8;
const seqs = (list: Iterable<Comment>) => Array.from(list, ({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const all = (total: number) => range(1, total).map((seq) => stored(seq));
/** A room of this many, opened at its newest ten. */
const opened = (total: number) =>
  openRoom.firstPageLoaded(openRoom.emptyRoom(), pageOf(all(total), { limit: COMMENT_PAGE_SIZE }));
const jumped = (room: openRoom.OpenRoom, total: number, place: string | number) =>
  past.aroundLoaded(room, pageOf(all(total), { limit: LIMIT, around: place }), place, LIMIT);

describe("a stretch of the past", () => {
  it("stands around the comment that was asked for, beside the tail", () => {
    const room = jumped(opened(100), 100, "c50");
    expect(seqs(room.past?.comments ?? [])).toEqual(range(47, 54));
    expect(room.past?.hasMore).toBe(true);
    expect(seqs(room.comments)).toEqual(range(91, 100));
  });

  it("knows the beginning of the room by a short half", () => {
    expect(jumped(opened(100), 100, 3).past?.hasMore).toBe(false);
    expect(jumped(opened(100), 100, 4).past?.hasMore).toBe(true);
  });

  it.each([
    [86, true],
    [87, false],
    [100, false],
  ])("around %i of 100 is the past: %s", (place, isPast) => {
    const room = jumped(opened(100), 100, place);
    expect(room.past !== null).toBe(isPast);
    if (!isPast) expect(seqs(room.comments)).toEqual(range(Math.min(91, place - 3), 100));
  });

  it("adds nothing to read where the tail holds the whole room already", () => {
    const nine = opened(9);
    const room = jumped(nine, 9, 6);
    expect([seqs(room.comments), room.hasMore, room.past]).toEqual([range(1, 9), false, null]);
  });

  it("is one with the tail once a newer page meets it, with the older ones still to come", () => {
    const room = jumped(opened(30), 30, 10);
    const held = seqs(room.past?.comments ?? []);
    expect(held.at(-1)).toBe(14);
    const next = past.newerPageLoaded(room, pageOf(all(30), { limit: 6, after: 14 }), 6);
    expect(seqs(next.past?.comments ?? []).at(-1)).toBe(20);
    const met = past.newerPageLoaded(next, pageOf(all(30), { limit: 6, after: 20 }), 6);
    expect(met.past).toBeNull();
    expect([seqs(met.comments), met.hasMore]).toEqual([range(7, 30), true]);
  });

  it("takes an edit of what it holds, and new ones only where the tail is", () => {
    const room = jumped(opened(100), 100, 50);
    const edited = stored(50, { text: "直した", editedAt: "2026-04-02T00:00:00.000Z" });
    const next = openRoom.withChanges(
      room,
      openRoom.puts([edited, stored(101), stored(60, { text: "遠い" })]),
    );
    expect(Array.from(next.past?.comments ?? []).find(({ seq }) => seq === 50)?.text).toBe("直した");
    expect(seqs(next.past?.comments ?? [])).toEqual(range(47, 54));
    expect(seqs(next.comments)).toEqual(range(91, 101));
    expect(openRoom.withChanges(next, openRoom.puts([stored(60)]))).toBe(next);
  });

  it("takes what changed while its page was under way over the page", () => {
    const gone = stored(50, { text: "", deleted: true });
    const under = openRoom.withChanges(openRoom.pageStarted(opened(100)), openRoom.puts([gone]));
    const room = openRoom.pageSettled(jumped(under, 100, 50));
    expect(past.findHeld(room, 50)?.deleted).toBe(true);
    expect(room.meanwhile).toEqual([]);
    const older = openRoom.withChanges(
      openRoom.olderPageStarted(room),
      openRoom.puts([stored(40, { text: "", deleted: true })]),
    );
    const page = pageOf(all(100), { limit: 10, before: 47 });
    const there = openRoom.olderPageLoaded(older, page);
    expect(past.findHeld(there, 40)?.deleted).toBe(true);
  });

  it("does not meet a tail that is being loaded again", () => {
    const room = jumped(openRoom.firstPageStarted(opened(100)), 100, 95);
    expect(room.past).not.toBeNull();
    expect(past.withoutPast(room).past).toBeNull();
  });

  it("holds each comment once, whichever stretch it stands in", () => {
    const room = jumped(openRoom.firstPageStarted(opened(100)), 100, 90);
    expect(seqs(openRoom.heldComments(room))).toEqual(range(87, 100));
  });
});

/** One step of a reader in a room in which others write, edit and delete; pages are answered late. */
type Step =
  | { readonly do: "jump" | "edit" | "delete"; readonly which: number }
  | { readonly do: "older" | "newer" | "latest" | "write" | "answer" };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("jump", "edit", "delete"), which: fc.nat(1_000) }),
  fc.record({ do: fc.constantFrom("older", "newer", "newer", "latest", "write", "answer", "answer") }),
);

/** The server and one reader of it: each page is read when it is asked for, or when it is answered. */
function reader(total: number, readsEarly: () => boolean) {
  let server = all(total);
  let room = opened(total);
  let edition = 0;
  const waiting: (() => void)[] = [];
  const ask = (page: CommentPage, take: (answer: Comment[]) => void) => {
    const early = readsEarly() ? pageOf(server, page) : null;
    waiting.push(() => {
      take(early ?? pageOf(server, page));
      room = openRoom.pageSettled(room);
    });
  };
  const announce = (comment: Comment) => {
    server = [...server.filter(({ id }) => id !== comment.id), comment].sort((a, b) => a.seq - b.seq);
    room = openRoom.withChanges(room, openRoom.puts([comment]));
  };
  const shown = () => room.past ?? room;
  const older = () => {
    const { comments, hasMore, isLoadingOlder } = shown();
    const before = comments.at(0)?.seq;
    if (!hasMore || isLoadingOlder || before === undefined) return;
    room = openRoom.olderPageStarted(room);
    ask({ limit: 10, before }, (page) => {
      if (shown().comments.at(0)?.seq === before) room = openRoom.olderPageLoaded(room, page);
    });
  };
  const newer = () => {
    const after = room.past?.comments.at(-1)?.seq;
    if (after === undefined || room.past?.isLoadingNewer) return;
    room = past.newerPageStarted(openRoom.pageStarted(room));
    ask({ limit: 7, after }, (page) => {
      if (room.past?.comments.at(-1)?.seq === after) room = past.newerPageLoaded(room, page, 7);
    });
  };
  const at = (which: number) => server[which % Math.max(1, server.length)];
  const act = (step: Step) => {
    if (step.do === "write") announce(stored((server.at(-1)?.seq ?? 0) + 1));
    else if (step.do === "answer") waiting.shift()?.();
    else if (step.do === "latest") room = past.withoutPast(room);
    else if (step.do === "older") older();
    else if (step.do === "newer") newer();
    else if (step.do === "jump") {
      const place = at(step.which)?.seq;
      if (place === undefined) return;
      room = openRoom.pageStarted(room);
      ask({ limit: LIMIT, around: place }, (page) => {
        room = past.aroundLoaded(room, page, place, LIMIT);
      });
    } else {
      const held = "which" in step ? at(step.which) : undefined;
      edition += 1;
      const editedAt = new Date(Date.UTC(2026, 4, 1) + edition).toISOString();
      if (!held || held.deleted) return;
      announce(
        step.do === "edit"
          ? { ...held, text: `第${edition}版`, editedAt }
          : { ...held, text: "", deleted: true },
      );
    }
  };
  const settle = () => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { act, settle, older, newer, shown, room: () => room, server: () => server };
}

describe("pages and changes in any order", () => {
  it("show a run of the server's own list without a hole or a double, and in the end all of it", () => {
    const rooms = fc.tuple(fc.nat(60), fc.array(anyStep, { maxLength: 60 }), fc.infiniteStream(fc.boolean()));
    fc.assert(
      fc.property(rooms, ([total, steps, early]) => {
        const one = reader(total, () => early.next().value as boolean);
        const expectRun = () => {
          const held = [...one.shown().comments];
          const from = one.server().findIndex(({ id }) => id === held[0]?.id);
          expect(held).toEqual(held.length === 0 ? [] : one.server().slice(from, from + held.length));
        };
        for (const step of steps) {
          one.act(step);
          expectRun();
          const tail = [...one.room().comments];
          expect(tail).toEqual(tail.length === 0 ? [] : one.server().slice(-tail.length));
        }
        one.settle();
        for (let turns = 0; turns < 100 && (one.room().past || one.shown().hasMore); turns++) {
          one.newer();
          one.older();
          one.settle();
          expectRun();
        }
        expect([...one.room().comments]).toEqual(one.server());
        expect([one.room().past, one.room().hasMore, one.room().meanwhile]).toEqual([null, false, []]);
      }),
      { numRuns: 400 },
    );
  });
});
