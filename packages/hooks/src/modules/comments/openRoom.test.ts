import { describe, expect, it } from "vitest";
import { networkError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import * as openRoom from "./openRoom.ts";
import * as outbox from "./outboxQueue.ts";

const comment = (seq: number, more: Partial<Comment> = {}): Comment => ({
  id: `c${seq}`,
  roomId: "r",
  uid: "u",
  kind: "message",
  text: "",
  images: [],
  createdAt: "2026-04-01T00:00:00.000Z",
  seq,
  editedAt: null,
  deleted: false,
  state: "sent",
  ...more,
});
/** The newest `count` of a room that holds `total`, newest first. */
const page = (total: number, count: number) => Array.from({ length: count }, (_, i) => comment(total - i));
const ids = (view: Iterable<Comment>) => Array.from(view, ({ id }) => id);
const own = (id: string) => comment(0, { id, seq: Number.POSITIVE_INFINITY, state: "sending" });
const ready = () => openRoom.firstPageLoaded(openRoom.firstPageStarted(openRoom.emptyRoom()), []);
const offline = networkError(null);
describe("live room", () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, false],
  ])("has more only when exactly ten came: %i → %s", (count, hasMore) => {
    expect(openRoom.firstPageLoaded(openRoom.emptyRoom(), page(100, count)).hasMore).toBe(hasMore);
    expect(openRoom.olderPageLoaded(ready(), page(100, count)).hasMore).toBe(hasMore);
  });

  it("keeps what came live while the first page was under way", () => {
    const started = openRoom.firstPageStarted(openRoom.emptyRoom());
    const early = openRoom.withChanges(
      openRoom.withChanges(started, [{ type: "put", comment: comment(11) }]),
      [{ type: "removed", id: "c9" }],
    );
    const room = openRoom.firstPageLoaded(early, page(10, 10));
    expect(ids(room.comments)).toEqual(["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c10", "c11"]);
  });

  it("throws away what was held at a reset, and shows it until the new page is there", () => {
    const before = openRoom.firstPageLoaded(openRoom.emptyRoom(), page(20, 10));
    const again = openRoom.firstPageStarted(before);
    expect(again.comments).toBe(before.comments);
    expect(ids(openRoom.firstPageLoaded(again, page(50, 10)).comments)[0]).toBe("c41");
  });

  it("keeps what is shown when loading it again fails", () => {
    const shown = openRoom.firstPageLoaded(openRoom.emptyRoom(), page(20, 10));
    const failed = openRoom.firstPageFailed(openRoom.firstPageStarted(shown), offline);
    expect(failed).toMatchObject({ phase: "ready", error: offline });
    expect(failed.comments.length).toBe(10);
    expect(openRoom.firstPageFailed(openRoom.emptyRoom(), offline).phase).toBe("failed");
  });

  it("is the same object when a change changes nothing", () => {
    const room = openRoom.firstPageLoaded(openRoom.emptyRoom(), page(20, 10));
    expect(openRoom.withChanges(room, [{ type: "put", comment: comment(20) }])).toBe(room);
    expect(openRoom.withChanges(room, [{ type: "dropped", id: "c20" }])).toBe(room);
  });

  it("shows one's own comment once, whether the stream or the answer is first", () => {
    const mine = outbox.enqueued([], own("mine"));
    expect(ids(openRoom.viewOf(ready().comments, mine))).toEqual(["mine"]);
    const echoed = openRoom.withChanges(ready(), [{ type: "put", comment: comment(1, { id: "mine" }) }]);
    expect(Array.from(openRoom.viewOf(echoed.comments, mine), ({ seq }) => seq)).toEqual([1]);
    expect(openRoom.viewOf(echoed.comments, [])).toBe(echoed.comments);
  });

  it("leaves no gap when one further up than what is held is edited: it comes with its page", () => {
    const room = openRoom.firstPageLoaded(openRoom.emptyRoom(), page(50, 10));
    const edited = { type: "put", comment: comment(5, { text: "直した" }) } as const;
    expect(openRoom.withChanges(room, [edited])).toBe(room);
    const early = openRoom.withChanges(openRoom.firstPageStarted(openRoom.emptyRoom()), [edited]);
    expect(openRoom.firstPageLoaded(early, page(50, 10)).comments.at(0)?.seq).toBe(41);
    const whole = openRoom.firstPageLoaded(openRoom.emptyRoom(), page(9, 9));
    expect(ids(openRoom.withChanges(whole, [{ type: "put", comment: comment(0) }]).comments)[0]).toBe("c0");
  });

  it("reads one's own behind the held ones by position from both ends", () => {
    const room = openRoom.firstPageLoaded(openRoom.emptyRoom(), page(3, 3));
    const view = openRoom.viewOf(room.comments, outbox.enqueued([], own("mine")));
    expect(view.length).toBe(4);
    expect([0, 1, 2, 3, 4, -1, -4, -5].map((i) => view.at(i)?.id)).toEqual([
      "c1",
      "c2",
      "c3",
      "mine",
      undefined,
      "mine",
      "c1",
      undefined,
    ]);
  });
});
