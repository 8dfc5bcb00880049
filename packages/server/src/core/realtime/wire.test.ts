import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { addComment } from "../../comments/comments.service.ts";
import { createApp } from "../../createApp.ts";
import { db } from "../../db/index.ts";
import { PATIENCE, readStream, type TestStream } from "../../testing/eventStream.ts";
import { createTestApp, insertCompany, insertMember } from "../../testing/index.ts";
import { insertSentJob } from "../../testing/jobs.ts";
import { hubOf } from "./hub.ts";

const stop = new AbortController();
const app = await createTestApp({ deps: { stopping: stop.signal } });
const server = serve({ fetch: createApp(app.deps).fetch, port: 0, hostname: "127.0.0.1" });
await new Promise((resolve) => server.once("listening", resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
});

const { staff, job } = await app.run(async () => {
  const company = await insertCompany();
  return { staff: await insertMember(company), job: await insertSentJob(company) };
});
const bearer = { authorization: `Bearer ${await app.token(staff.uid)}` };
const hear = (text: string) =>
  app.run(() =>
    addComment({
      room_uid: job.room_uid,
      uid: job.creator_uid,
      id: crypto.randomUUID(),
      text,
      kind: "message",
    }),
  );
const until = (passes: () => boolean) => vi.waitUntil(passes, { timeout: PATIENCE, interval: 20 });
const hub = hubOf(app.deps);
const changed = ({ events }: TestStream) => events.filter(({ type }) => type === "comment.changed").length;

describe("a stream over a real socket", () => {
  it("arrives uncompressed and at once, and is given up when the browser leaves", async () => {
    const leave = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/realtime/events`, {
      headers: bearer,
      signal: leave.signal,
    });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("cache-control")).toContain("no-transform");
    for (const name of ["x-request-id", "x-frame-options"])
      expect(response.headers.has(name), name).toBe(true);
    const stream = readStream(response);
    await hear("届く");
    await stream.until((event) => event.type === "comment.added" && event.comment.text === "届く");
    expect(hub.size).toBe(1);
    leave.abort();
    await until(() => hub.size === 0);
  });

  it("drops a reader that has stopped reading, while others go on", async () => {
    const stalled = connect(port, "127.0.0.1");
    stalled.on("error", () => {});
    stalled.write(
      `GET /realtime/events HTTP/1.1\r\nhost: localhost\r\nauthorization: ${bearer.authorization}\r\n\r\n`,
    );
    await until(() => hub.size === 1);
    stalled.pause();
    const reading = readStream(await fetch(`http://127.0.0.1:${port}/realtime/events`, { headers: bearer }));
    const { seq } = await hear("長".repeat(4000));
    let bursts = 0;
    // The kernel's buffers take a few megabytes before the server's own queue begins to fill.
    while (hub.size === 2 && bursts < 40) {
      bursts += 1;
      await app.run(() =>
        db().execute(sql`insert into realtime_events (type, company_uid, room_uid, comment_seq)
          select 'comment.changed', ${job.company_uid}, ${job.room_uid}, ${seq} from generate_series(1, 100)`),
      );
      const last = bursts;
      await until(() => changed(reading) === last * 100);
    }
    expect([hub.size, reading.closed]).toEqual([1, false]);
    stalled.destroy();
    await reading.leave();
    await until(() => hub.size === 0);
  });

  it("ends cleanly when the server begins to stop", async () => {
    const stream = readStream(await fetch(`http://127.0.0.1:${port}/realtime/events`, { headers: bearer }));
    await stream.until((event) => event.type === "unread.changed");
    stop.abort();
    await stream.untilClosed();
    expect(hub.size).toBe(0);
  });
});
