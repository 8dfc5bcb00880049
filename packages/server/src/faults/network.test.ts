import { type CommentStore, uuidv7 } from "@tsumugi/hooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { spoiltFetch } from "../testing/faults/badFrames.ts";
import { createLedger } from "../testing/faults/ledger.ts";
import { openReader, type Reader, storeOn, until, writeBurst } from "../testing/faults/people.ts";
import { CLEAN, LONG, say } from "../testing/faults/say.ts";
import { officeAt, openSite } from "../testing/faults/site.ts";
import { DAY } from "../testing/index.ts";

const site = await openSite();
const readers: Reader[] = [];
const follow = (store: CommentStore, room: Parameters<typeof openReader>[1]) => {
  const reader = openReader(store, room);
  readers.push(reader);
  return reader;
};
afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
  vi.useRealTimers();
});

const newestOf = async (store: CommentStore | undefined, room: Parameters<typeof openReader>[1]) =>
  (await store?.listComments(room, { limit: 1 }))?.[0]?.id ?? "";

describe("a connection that fails", () => {
  it("brings everything once and in order to seven tabs and a colleague while it is cut again and again", {
    timeout: LONG ? 600_000 : 240_000,
  }, async () => {
    const { room, straight, proxied } = await officeAt(site);
    const stores = proxied.map(storeOn);
    const tabs = Array.from({ length: 7 }, () => follow(storeOn(proxied[0]!), room));
    const all = [...tabs, follow(stores[1]!, room)];
    const ledger = createLedger();
    const [rounds, each, pauseMs] = LONG ? [60, 3, 1_000] : [6, 1, 0];
    const cutsBefore = site.proxy.cuts;
    let resent = 0;
    for (let round = 0; round < rounds; round++) {
      // Each cut finds everyone connected and half of the burst said, however fast or slow this machine is.
      await Promise.all(all.map((reader) => reader.opened()));
      const reconnects = all.map((reader) => reader.reconnects);
      const half = ledger.size + 10 * each;
      const burst = { stores, room, writers: 20, each, ledger, pauseMs, said: round * each };
      const writing = writeBurst(burst);
      await Promise.race([writing, until(() => ledger.size >= half, "the burst does not go on", 60_000)]);
      site.proxy.cut();
      resent += await writing;
      await until(
        () => all.every((reader, n) => reader.reconnects > (reconnects[n] ?? 0)),
        "a cut goes unnoticed",
      );
    }
    const newest = await newestOf(storeOn(straight[0]!), room);
    const readings = await Promise.all(all.map((reader) => reader.readAll(newest, 40_000)));
    const figures = ledger.compare(readings);
    say("connection cut", figures, {
      cuts: site.proxy.cuts - cutsBefore,
      resent,
      reconnects: all.reduce((sum, { reconnects }) => sum + reconnects, 0),
      resets: all.reduce((sum, { resets }) => sum + resets, 0),
    });
    const said = 20 * each * rounds;
    expect(figures).toMatchObject({ acked: said, ...CLEAN });
    expect(readings.map(({ comments }) => comments.length)).toEqual(all.map(() => said));
  });

  it("makes one comment of each whose answer was lost after the commit", async () => {
    const { people, room, straight, proxied } = await officeAt(site);
    const reader = follow(storeOn(straight[1]!), room);
    const ledger = createLedger();
    const lostBefore = site.proxy.lostAnswers;
    site.proxy.loseAnswers("POST /realtime/", 15);
    const burst = { stores: proxied.map(storeOn), room, writers: 10, each: 4, ledger };
    const resent = await writeBurst(burst);
    const lost = site.proxy.lostAnswers - lostBefore;

    // The same by the outbox of an open room: it shows as failed, and goes out under its own id once more.
    const mine = follow(storeOn(proxied[0]!), room);
    await until(() => mine.room?.phase === "ready", "the room has not opened");
    site.proxy.loseAnswers("POST /realtime/", 1);
    const id = uuidv7();
    mine.outbox.add(room, { id, text: "答えが失われた一言", images: [] }, people[0]!.uid);
    await until(() => site.proxy.lostAnswers === lostBefore + 16, "no answer was lost");
    await until(() => mine.outbox.pendingOf(room)[0]?.error !== null, "the failure does not show");
    mine.outbox.resend(room, id);
    await until(() => mine.room?.comments.has(id) === true, "the comment has not arrived");
    await until(() => mine.outbox.pendingOf(room).length === 0, "the outbox has not emptied");

    const reading = await reader.readAll(id);
    const figures = ledger.compare([reading]);
    say("answer lost after commit", figures, { answers_lost: lost + 1, resent: resent + 1 });
    expect([lost, resent]).toEqual([15, 15]);
    expect(figures).toMatchObject({ acked: 40, ...CLEAN });
    expect(reading.comments).toHaveLength(41);
  });

  it("is indifferent to frames that come twice and in another order", async () => {
    const { room, straight } = await officeAt(site);
    const stores = straight.map(storeOn);
    const spoilt = follow(storeOn({ ...straight[1]!, fetch: spoiltFetch }), room);
    const plain = follow(stores[2]!, room);
    const ledger = createLedger();
    await writeBurst({ stores, room, writers: 20, each: 5, ledger });
    const store = stores[0]!;
    const drafts = ["直す前", "消す前"].map((text) => ({ id: uuidv7(), text, images: [] }));
    for (const draft of drafts) await store.postComment(room, draft);
    await store.editComment(room, drafts[0]!.id, "直した後");
    await store.deleteComment(room, drafts[1]!.id);
    const end = await store.postComment(room, { id: uuidv7(), text: "終わり", images: [] });
    const readings = await Promise.all([spoilt, plain].map((reader) => reader.readAll(end.id)));
    const figures = ledger.compare(readings);
    say("frames doubled and swapped", figures);
    expect(figures).toMatchObject({ acked: 100, ...CLEAN });
    const held = (draft: { id: string } | undefined) =>
      [...(spoilt.room?.comments ?? [])].find(({ id }) => id === draft?.id);
    await until(() => held(drafts[0])?.text === "直した後", "the edit has not arrived");
    await until(() => held(drafts[1])?.deleted === true, "the deletion has not arrived");
    expect(held(drafts[1])?.text).toBe("");
    expect(readings[0]?.comments.map(({ id }) => id)).toEqual(readings[1]?.comments.map(({ id }) => id));
  });
});

describe("a client whose clock is wrong", () => {
  it.each([DAY, -DAY])("keeps the server's order and edits with a clock off by %i ms", async (off) => {
    const { people, room, straight } = await officeAt(site);
    vi.useFakeTimers({ toFake: ["Date"], now: site.app.clock.now().getTime() + off });
    const stores = straight.map(storeOn);
    const reader = follow(stores[0]!, room);
    await until(() => reader.room?.phase === "ready", "the room has not opened");
    const ledger = createLedger();
    const id = uuidv7();
    reader.outbox.add(room, { id, text: "自分の一言", images: [] }, people[0]!.uid);
    await writeBurst({ stores, room, writers: 10, each: 3, ledger });
    site.app.clock.advance(1_000);
    await stores[0]!.editComment(room, id, "直した一言");
    const end = await stores[1]!.postComment(room, { id: uuidv7(), text: "終わり", images: [] });
    const reading = await reader.readAll(end.id);
    const figures = ledger.compare([reading]);
    say(`client clock off by ${off / DAY} day`, figures);
    expect(figures).toMatchObject({ acked: 30, ...CLEAN });
    expect(reading.comments.find((comment) => comment.id === id)?.text).toBe("直した一言");
    expect(reading.comments.at(-1)?.createdAt).toBe(site.app.clock.now().toISOString());
  });
});
