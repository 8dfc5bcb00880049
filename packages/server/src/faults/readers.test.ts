import { deleteCompanyUser, postComment, streamEvents } from "@tsumugi/contract";
import { uuidv7 } from "@tsumugi/hooks";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { hubOf } from "../core/realtime/hub.ts";
import { pruneEvents } from "../core/realtime/realtime.repository.ts";
import { db } from "../db/index.ts";
import { readStream } from "../testing/eventStream.ts";
import { createLedger } from "../testing/faults/ledger.ts";
import { openReader, type Reader, storeOn, until, writeBurst } from "../testing/faults/people.ts";
import { CLEAN, LONG, say } from "../testing/faults/say.ts";
import { officeAt, openSite } from "../testing/faults/site.ts";
import { stallableFetch } from "../testing/faults/stallableFetch.ts";
import { HOUR } from "../testing/index.ts";

const site = await openSite();
const { app, proxy } = site;
const hub = hubOf(app.deps);
const readers: Reader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.leave();
  await until(() => hub.size === 0, "a stream is still open");
});
const draft = (text: string) => ({ id: uuidv7(), text, images: [] });

describe("a reader who was away too long", () => {
  it("is sent a reset, loads everything again, and then misses nothing", async () => {
    const { room, straight, proxied } = await officeAt(site);
    const [away, store] = [openReader(storeOn(proxied[0]!), room), storeOn(straight[1]!)];
    readers.push(away);
    const [edited, deleted] = [draft("直す前"), draft("消す前")];
    for (const each of [edited, deleted]) await store.postComment(room, each);
    await until(() => away.room?.comments.has(deleted.id) === true, "nothing has arrived");
    proxy.refuse(true);
    const ledger = createLedger();
    await writeBurst({ stores: [store], room, writers: 10, each: 3, ledger });
    await store.editComment(room, edited.id, "直した後");
    await store.deleteComment(room, deleted.id);
    await app.run(() => pruneEvents(new Date(Date.now() + HOUR)));
    proxy.refuse(false);
    await until(() => away.resets > 0, "no reset");
    const end = await store.postComment(room, draft("終わり"));
    const reading = await away.readAll(end.id);
    const figures = ledger.compare([reading]);
    say("cursor too old", figures, { reconnects: away.reconnects, resets: away.resets });
    expect(figures).toMatchObject({ acked: 30, ...CLEAN });
    expect(away.resets).toBe(1);
    expect(reading.comments[0]?.text).toBe("直した後");
    expect(reading.comments[1]).toMatchObject({ id: deleted.id, deleted: true, text: "" });
  });
});

describe("a reader who does not read", () => {
  it("is cut at a bounded size, comes back and catches up, while others go on", async () => {
    const { room, job, straight } = await officeAt(site);
    const slow = stallableFetch();
    const [stalled, prompt] = [
      openReader(storeOn({ ...straight[0]!, fetch: slow.fetch }), room),
      openReader(storeOn(straight[1]!), room),
    ];
    readers.push(stalled, prompt);
    const store = storeOn(straight[2]!);
    const long = draft("長".repeat(4_000));
    const { seq } = await store.postComment(room, long);
    await until(() => stalled.room?.comments.has(long.id) === true, "nothing has arrived");
    await until(() => prompt.room?.comments.has(long.id) === true, "nothing has arrived");
    slow.stall(true);
    const before = process.memoryUsage().rss;
    let bursts = 0;
    for (; hub.size === 2 && bursts < 60; bursts++) {
      // The kernel's buffers take a few megabytes before the server's own queue begins to fill.
      await app.run(() =>
        db().execute(sql`insert into realtime_events (type, company_uid, room_uid, comment_seq)
          select 'comment.changed', ${job.company_uid}, ${job.room_uid}, ${seq} from generate_series(1, 100)`),
      );
      const marker = await store.postComment(room, draft(`${bursts}`));
      await until(() => prompt.room?.comments.has(marker.id) === true, "others have to wait");
    }
    const grown = Math.round((process.memoryUsage().rss - before) / 1e6);
    expect([hub.size, prompt.reconnects]).toEqual([1, 0]);
    const ledger = createLedger();
    await writeBurst({ stores: [store], room, writers: 5, each: 3, ledger });
    slow.stall(false);
    const end = await store.postComment(room, draft("終わり"));
    const readings = await Promise.all([stalled, prompt].map((reader) => reader.readAll(end.id)));
    const figures = ledger.compare(readings);
    say("reader that stalls", figures, {
      megabytes_sent: Math.round((bursts * 100 * 12.2) / 1_000),
      process_grew_mb: grown,
      reconnects: stalled.reconnects,
      resets: stalled.resets,
    });
    expect(figures).toMatchObject({ acked: 15, ...CLEAN });
    expect(stalled.reconnects).toBeGreaterThan(0);
    expect(readings[0]?.comments.map(({ id }) => id)).toEqual(readings[1]?.comments.map(({ id }) => id));
  });
});

describe("a member who is removed in the middle", () => {
  it("reads nothing that was written after the removal, and the stream ends", async () => {
    const rounds = LONG ? 20 : 3;
    let slowest = 0;
    let leaked = 0;
    let written = 0;
    for (let round = 0; round < rounds; round++) {
      const { people, room, straight } = await officeAt(site);
      const [admin, gone, writer] = people;
      const response = await app.as(gone!).fetch(streamEvents);
      expect(response.status).toBe(200);
      const stream = await fetch(`${site.url}/realtime/events`, {
        headers: { authorization: `Bearer ${straight[1]!.token}` },
      }).then(readStream);
      const inProcess = readStream(response);
      const say = (text: string) =>
        app.as(writer!).call(postComment, { params: { id: room.id }, body: draft(text) });
      const first = await say("まだいる");
      await stream.until((event) => event.type === "comment.added" && event.comment.id === first.body.id);
      const body = { email: gone!.email, successor_uid: admin!.uid };
      expect((await app.as(admin!).call(deleteCompanyUser, { body })).status).toBeLessThan(300);
      const removed = performance.now();
      const after = new Set<string>();
      for (let i = 0; i < 20; i++) after.add((await say(`もういない${i}`)).body.id);
      written += after.size;
      await Promise.all([stream.untilClosed(), inProcess.untilClosed()]);
      slowest = Math.max(slowest, performance.now() - removed);
      const seen = [...stream.events, ...inProcess.events];
      leaked += seen.filter((event) => event.type === "comment.added" && after.has(event.comment.id)).length;
    }
    console.log(
      `[faults ${app.deps.database.engine}] member removed mid-stream: rounds ${rounds}, written after ${written}, ` +
        `leaked ${leaked}, ended within ms ${Math.round(slowest)}`,
    );
    expect(leaked).toBe(0);
  });
});
