import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import type { ConnectionState } from "./commentStore.ts";
import type { StreamEvent } from "./eventParser.ts";
import { followEvents, reconnectDelay } from "./followEvents.ts";

interface Connection {
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
}

function harness(refuse: (attempt: number) => Error | undefined = () => undefined) {
  const connections: Connection[] = [];
  const events: StreamEvent[] = [];
  const states: ConnectionState[] = [];
  let tries = 0;
  const onGap = vi.fn();
  const stop = followEvents({
    silenceMs: 60_000,
    random: () => 1,
    onEvent: (event) => events.push(event),
    onConnection: (state) => states.push(state),
    onGap,
    open: async (lastEventId, signal) => {
      tries += 1;
      const error = refuse(tries);
      if (error) throw error;
      const encoder = new TextEncoder();
      let out: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          out = controller;
          signal.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError")));
        },
      });
      connections.push({
        lastEventId,
        signal,
        say: (text) => out?.enqueue(encoder.encode(text)),
        end: () => out?.close(),
      });
      return new Response(body);
    },
  });
  const last = () => connections.at(-1) as Connection;
  return { connections, events, states, onGap, stop, last, tries: () => tries };
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("followEvents", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("resumes behind the last event after a cut", async () => {
    const { last, events, states, connections, onGap, stop } = harness();
    await settle();
    last().say("id: 5\ndata: a\n\n");
    await settle();
    last().end();
    await settle(1_000);
    expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([undefined, "5"]);
    last().say("data: b\n\n");
    await settle();
    expect(events.map(({ data }) => data)).toEqual(["a", "b"]);
    expect(states).toEqual(["connecting", "open", "reconnecting", "open"]);
    expect(onGap).not.toHaveBeenCalled();
    stop();
  });

  it("reports a gap when it reconnects with nothing to resume from", async () => {
    const { last, onGap, stop } = harness();
    await settle();
    last().end();
    await settle(1_000);
    expect(onGap).toHaveBeenCalledOnce();
    stop();
  });

  it("takes 60 seconds of silence for a dead stream, and a heartbeat for life", async () => {
    const { last, connections, stop } = harness();
    await settle();
    for (let i = 0; i < 5; i++) {
      await settle(50_000);
      last().say(":\n\n");
      await settle();
    }
    expect(connections).toHaveLength(1);
    await settle(60_000);
    expect(connections[0]?.signal.aborted).toBe(true);
    await settle(1_000);
    expect(connections).toHaveLength(2);
    stop();
  });

  it("waits longer after each failure, at most 30 seconds, and starts over once it is heard again", async () => {
    const { last, tries, stop } = harness((attempt) => (attempt <= 7 ? networkError(null) : undefined));
    const waits: number[] = [];
    for (let before = tries(), waited = 0; waits.length < 7; ) {
      await settle(500);
      waited += 500;
      if (tries() > before) {
        waits.push(waited);
        before = tries();
        waited = 0;
      }
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    last().say(":\n\n");
    await settle();
    last().end();
    await settle(1_000);
    expect(tries()).toBe(9);
    stop();
  });

  it("knows of a cut at once when the browser says that it is offline", async () => {
    const { states, last, stop, tries } = harness();
    await settle();
    window.dispatchEvent(new Event("offline"));
    await settle();
    expect(last().signal.aborted).toBe(true);
    expect(states.at(-1)).toBe("reconnecting");
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(tries()).toBe(2);
    expect(states.at(-1)).toBe("open");
    stop();
  });

  it("tries at once when the browser is online again", async () => {
    const { tries, stop } = harness((attempt) => (attempt <= 3 ? networkError(null) : undefined));
    await settle(3_000);
    expect(tries()).toBe(3);
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(tries()).toBe(4);
    stop();
  });

  it.each([401, 403, 404, 410])("gives up on %i", async (status) => {
    const facts = { status, statusText: "", message: "x", code: "forbidden", requestId: "r1" };
    const { tries, states } = harness(() => new ApiError(facts));
    await settle(120_000);
    expect(tries()).toBe(1);
    expect(states.at(-1)).toBe("closed");
  });

  it.each([404, 410])("goes on after a proxy's %i while the server is replaced", async (status) => {
    const facts = { status, statusText: "", message: "x", code: "not_found" };
    const { tries, states, stop } = harness((attempt) => (attempt <= 3 ? new ApiError(facts) : undefined));
    await settle(10_000);
    expect(tries()).toBe(4);
    expect(states.at(-1)).toBe("open");
    stop();
  });

  it("ends for good when stopped, and leaves no timer", async () => {
    const { last, tries, stop, states } = harness();
    await settle();
    stop();
    await settle(120_000);
    expect(last().signal.aborted).toBe(true);
    expect(tries()).toBe(1);
    expect(states).toEqual(["connecting", "open"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("reconnectDelay", () => {
  it("lies anywhere up to its cap", () => {
    expect(reconnectDelay(0, () => 0)).toBe(0);
    expect(reconnectDelay(2, () => 0.5)).toBe(2_000);
    expect(reconnectDelay(1000, () => 1)).toBe(30_000);
  });
});
