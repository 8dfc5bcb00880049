import { type RealtimeEvent, streamEvents } from "@tsumugi/contract";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildComment } from "../comments/comments.fixtures.ts";
import { handlers } from "../handlers.ts";
import { mockEventStream } from "./mockEventStream.ts";

const server = setupServer(...handlers);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const events: RealtimeEvent[] = [
  { type: "comment.added", room_id: "room_001", comment: buildComment({}, 25) },
  { type: "reset" },
];

describe("mockEventStream", () => {
  test("sends its events with ids, then stays open until the caller leaves", async () => {
    server.use(mockEventStream(streamEvents, events));
    const leave = new AbortController();
    const response = await fetch("http://localhost:4000/realtime/events", { signal: leave.signal });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    expect(first?.value).toContain('id: 1\nevent: comment.added\ndata: {"type":"comment.added"');
    expect(first?.value).toContain('id: 2\nevent: reset\ndata: {"type":"reset"}\n\n');
    const next = reader?.read().then(
      ({ done }) => (done ? "closed" : "more"),
      () => "aborted",
    );
    const pause = new Promise((resolve) => setTimeout(() => resolve("open"), 50));
    expect(await Promise.race([next, pause])).toBe("open");
    leave.abort();
    expect(["aborted", "closed"]).toContain(await next);
  });

  test("by default nothing happens on the stream", async () => {
    const leave = new AbortController();
    const response = await fetch("http://localhost:4000/realtime/events", { signal: leave.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(": open\n\n");
    await reader?.cancel();
    leave.abort();
  });
});
