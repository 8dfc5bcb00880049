import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import * as live from "./liveRoom.ts";
import * as outbox from "./outbox.ts";

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
const ready = () => live.firstPageLoaded(live.firstPageStarted(live.emptyRoom()), []);
const offline = networkError(null);
const refused = new ApiError({ status: 400, statusText: "", message: "x", code: "invalid_request" });
const states = (room: live.LiveRoom) => room.pending.map(({ comment: { id, state } }) => `${id}:${state}`);

describe("live room", () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, false],
  ])("has more only when exactly ten came: %i → %s", (count, hasMore) => {
    expect(live.firstPageLoaded(live.emptyRoom(), page(100, count)).hasMore).toBe(hasMore);
    expect(live.olderPageLoaded(ready(), page(100, count)).hasMore).toBe(hasMore);
  });

  it("keeps what came live while the first page was under way", () => {
    const started = live.firstPageStarted(live.emptyRoom());
    const early = live.changed(live.changed(started, [{ type: "put", comment: comment(11) }]), [
      { type: "removed", id: "c9" },
    ]);
    const room = live.firstPageLoaded(early, page(10, 10));
    expect(ids(room.comments)).toEqual(["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c10", "c11"]);
  });

  it("throws away what was held at a reset, and shows it until the new page is there", () => {
    const before = live.firstPageLoaded(live.emptyRoom(), page(20, 10));
    const again = live.firstPageStarted(before);
    expect(again.comments).toBe(before.comments);
    expect(ids(live.firstPageLoaded(again, page(50, 10)).comments)[0]).toBe("c41");
  });

  it("keeps what is shown when loading it again fails", () => {
    const shown = live.firstPageLoaded(live.emptyRoom(), page(20, 10));
    const failed = live.firstPageFailed(live.firstPageStarted(shown), offline);
    expect(failed).toMatchObject({ phase: "ready", error: offline });
    expect(failed.comments.length).toBe(10);
    expect(live.firstPageFailed(live.emptyRoom(), offline).phase).toBe("failed");
  });

  it("is the same object when a change changes nothing", () => {
    const room = live.firstPageLoaded(live.emptyRoom(), page(20, 10));
    expect(live.changed(room, [{ type: "put", comment: comment(20) }])).toBe(room);
    expect(live.changed(room, [{ type: "dropped", id: "c20" }])).toBe(room);
  });

  it("shows one's own comment once, whether the stream or the answer is first", () => {
    const sent = outbox.enqueued(ready(), own("mine"));
    expect(ids(live.viewOf(sent))).toEqual(["mine"]);
    const echoed = live.changed(sent, [{ type: "put", comment: comment(1, { id: "mine" }) }]);
    expect(echoed.pending).toEqual([]);
    expect(
      ids(live.viewOf(live.changed(echoed, [{ type: "put", comment: comment(1, { id: "mine" }) }]))),
    ).toEqual(["mine"]);
  });

  it("reads one's own behind the held ones by position from both ends", () => {
    const room = outbox.enqueued(live.firstPageLoaded(live.emptyRoom(), page(3, 3)), own("mine"));
    const view = live.viewOf(room);
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

describe("outbox", () => {
  const three = () => ["a", "b", "c"].reduce((room, id) => outbox.enqueued(room, own(id)), ready());

  it("sends in the order of writing", () => {
    expect(outbox.nextToSend(three())?.comment.id).toBe("a");
  });

  it("holds the later ones when one does not arrive, and sends all in order again", () => {
    const held = outbox.enqueued(outbox.sendingFailed(three(), "a", offline), own("d"));
    expect(states(held)).toEqual(["a:failed", "b:failed", "c:failed", "d:failed"]);
    expect(outbox.nextToSend(held)).toBeUndefined();
    const again = outbox.resent(held, "c");
    expect(states(again)).toEqual(["a:sending", "b:sending", "c:sending", "d:sending"]);
    expect(outbox.nextToSend(again)?.comment.id).toBe("a");
  });

  it("goes on with the later ones when the server refuses one", () => {
    const room = outbox.sendingFailed(three(), "a", refused);
    expect(states(room)).toEqual(["a:failed", "b:sending", "c:sending"]);
    expect(outbox.nextToSend(room)?.comment.id).toBe("b");
    expect(outbox.resentAll(room).pending[0]?.comment.state).toBe("failed");
    expect(states(outbox.resent(room, "a"))[0]).toBe("a:sending");
  });

  it("gives up a failed one, and none that is under way", () => {
    const room = outbox.sendingFailed(three(), "a", refused);
    expect(states(outbox.discarded(room, "a"))).toEqual(["b:sending", "c:sending"]);
    expect(states(outbox.discarded(room, "b"))).toEqual(states(room));
  });

  it("never loses or doubles what was written, whatever happens", () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("write" as const), id: fc.uuid() }),
      fc.record({
        do: fc.constantFrom("fail" as const, "refuse" as const, "arrive" as const, "resend" as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const written: string[] = [];
        let seq = 0;
        let room = ready();
        for (const one of steps) {
          const next = outbox.nextToSend(room);
          if (one.do === "write") {
            written.push(one.id);
            room = outbox.enqueued(room, own(one.id));
          } else if (one.do === "resend") {
            const first = room.pending[0];
            if (first) room = outbox.resent(room, first.comment.id);
          } else if (next && one.do === "arrive") {
            seq += 1;
            room = live.changed(room, [{ type: "put", comment: comment(seq, { id: next.comment.id }) }]);
          } else if (next)
            room = outbox.sendingFailed(room, next.comment.id, one.do === "fail" ? offline : refused);
        }
        expect(ids(live.viewOf(room)).sort()).toEqual([...written].sort());
        const order = ids(room.comments).map((id) => written.indexOf(id));
        if (!steps.some((one) => one.do === "refuse"))
          expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});
