import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import { type Comment, unsentComment } from "./comment.ts";
import * as queue from "./outboxQueue.ts";

const own = (id: string): Comment =>
  unsentComment({
    id,
    roomId: "r",
    uid: "u",
    text: id,
    images: [],
    createdAt: "2026-04-01T00:00:00.000Z",
  });
const fails = (status: number, code: string) => new ApiError({ status, statusText: "", message: "x", code });
const offline = networkError(null);
const refused = fails(400, "invalid_request");
const states = (held: queue.OutboxQueue) => held.map(({ comment: { id, state } }) => `${id}:${state}`);
const three = () =>
  ["a", "b", "c"].reduce<queue.OutboxQueue>((held, id) => queue.enqueued(held, own(id)), []);

describe("outbox", () => {
  it("sends in the order of writing", () => {
    expect(queue.nextToSend(three())?.comment.id).toBe("a");
    expect(three().map(({ order }) => order)).toEqual([1, 2, 3]);
  });

  it("holds the later ones when one does not arrive, and sends all in order again", () => {
    const held = queue.enqueued(queue.sendingFailed(three(), "a", offline), own("d"));
    expect(states(held)).toEqual(["a:failed", "b:failed", "c:failed", "d:failed"]);
    expect(queue.nextToSend(held)).toBeUndefined();
    const again = queue.resent(held, "c");
    expect(states(again)).toEqual(["a:sending", "b:sending", "c:sending", "d:sending"]);
    expect(queue.nextToSend(again)?.comment.id).toBe("a");
  });

  it.each([
    ["offline", offline],
    ["a failing server", fails(503, "internal")],
    ["too many requests", fails(429, "rate_limited")],
    ["a session that ran out", fails(401, "unauthenticated")],
    ["a company switched elsewhere", fails(409, "company_switched")],
  ])("holds all back on %s", (_, error) => {
    const held = queue.sendingFailed(three(), "a", error);
    expect(states(held)).toEqual(["a:failed", "b:failed", "c:failed"]);
    expect(states(queue.resentAll(held))).toEqual(states(three()));
  });

  it("goes on with the later ones when the server refuses one", () => {
    const held = queue.sendingFailed(three(), "a", refused);
    expect(states(held)).toEqual(["a:failed", "b:sending", "c:sending"]);
    expect(queue.nextToSend(held)?.comment.id).toBe("b");
    expect(queue.resentAll(held)[0]?.comment.state).toBe("failed");
    expect(states(queue.resent(held, "a"))[0]).toBe("a:sending");
  });

  it("gives up a failed one, and none that is under way", () => {
    const held = queue.sendingFailed(three(), "a", refused);
    expect(states(queue.discarded(held, "a"))).toEqual(["b:sending", "c:sending"]);
    expect(states(queue.discarded(held, "b"))).toEqual(states(held));
  });

  it("never loses, doubles or reorders what was written, whatever happens", () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("write" as const), id: fc.uuid() }),
      fc.record({
        do: fc.constantFrom("fail" as const, "refuse" as const, "arrive" as const, "resend" as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const written: string[] = [];
        const sent: string[] = [];
        let held: queue.OutboxQueue = [];
        for (const one of steps) {
          const next = queue.nextToSend(held)?.comment.id;
          if (one.do === "write") {
            written.push(one.id);
            held = queue.enqueued(held, own(one.id));
          } else if (one.do === "resend") {
            const first = held[0];
            if (first) held = queue.resent(held, first.comment.id);
          } else if (next && one.do === "arrive") {
            sent.push(next);
            held = queue.confirmed(held, next);
          } else if (next) held = queue.sendingFailed(held, next, one.do === "fail" ? offline : refused);
        }
        expect([...sent, ...held.map(({ comment }) => comment.id)].sort()).toEqual([...written].sort());
        if (!steps.some((one) => one.do === "refuse")) expect(sent).toEqual(written.slice(0, sent.length));
      }),
    );
  });
});
