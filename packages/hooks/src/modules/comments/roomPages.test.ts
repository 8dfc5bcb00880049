import { describe, expect, it, vi } from "vitest";
import { fakeCommentStore, pageOf, ROOM, stored } from "../../testing/fakeCommentStore.ts";
import { emptyRoom, type OpenRoom, withChanges } from "./openRoom.ts";
import { newerCount } from "./pastRange.ts";
import { createRoomPages } from "./roomPages.ts";
import { type RoomRef, roomKey } from "./roomRef.ts";

const room: RoomRef = { side: "chat", id: ROOM };

/** A room of so many comments, opened at its end and read back so many pages. */
async function open(total: number, pagesBack = 0) {
  const fake = fakeCommentStore(total);
  const held = new Map<string, OpenRoom>([[roomKey(room), emptyRoom()]]);
  const pages = createRoomPages(fake.store, {
    get: (key) => held.get(key),
    set: (key, value) => (value ? held.set(key, value) : held.delete(key)),
  });
  await pages.loadFirst(room);
  for (let page = 0; page < pagesBack; page++) await pages.loadOlder(room);
  const now = () => held.get(roomKey(room)) as OpenRoom;
  const shown = () => Array.from((now().past ?? now()).comments, ({ id }) => id);
  return { ...fake, pages, now, shown };
}
describe("a room that has to be loaded again while it is read further up", () => {
  it("is loaded around what is read, all at one moment, and counts what has come below", async () => {
    const { pages, store, shown, now, add } = await open(1_000, 6);
    expect(shown()[0]).toBe("c931");
    pages.noteReading(room, "c935");
    const before = shown();
    const answers: (() => void)[] = [];
    const all = Array.from({ length: 1_040 }, (_, i) => stored(i + 1));
    for (const one of all.slice(1_000)) add(one);
    store.listComments.mockImplementation(async (_, page) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return pageOf(all, page);
    });
    const reload = pages.reload(room);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 5000 });
    // The newest are there; without the others they would throw the reader off his place.
    expect(shown()).toEqual(before);
    answers[1]?.();
    await reload;
    expect(store.listComments.mock.calls.slice(-2).map(([, page]) => page)).toEqual([
      { limit: 10 },
      { limit: 100, around: "c935" },
    ]);
    expect([shown()[0], shown().at(-1), newerCount(now())]).toEqual(["c886", "c985", 40]);
    pages.update(roomKey(room), (held) => withChanges(held, [{ type: "put", comment: stored(1_041) }]));
    expect(newerCount(now())).toBe(41);
    pages.toLatest(room);
    expect([shown()[0], newerCount(now())]).toEqual(["c1031", 0]);
  });

  it("stays one list where what is read and the newest come together", async () => {
    const { pages, shown, now, add } = await open(1_000, 3);
    pages.noteReading(room, "c965");
    for (let seq = 1_001; seq <= 1_012; seq++) add(stored(seq));
    await pages.reload(room);
    expect([now().past, shown()[0], shown().at(-1), shown().length]).toEqual([null, "c916", "c1012", 97]);
  });

  it("keeps the place far from either end of a stretch of the past", async () => {
    const { pages, shown } = await open(1_000);
    await pages.loadAround(room, 500);
    for (let page = 0; page < 6; page++) await pages.loadNewer(room);
    pages.noteReading(room, "c480");
    await pages.reload(room);
    expect([shown()[0], shown().at(-1)]).toEqual(["c431", "c530"]);
  });

  it("goes to the newest where the end is read, or what was read is gone", async () => {
    const { pages, store, shown } = await open(1_000, 1);
    pages.noteReading(room, "c985");
    pages.noteReading(room, null);
    await pages.reload(room);
    expect(store.listComments.mock.calls.at(-1)?.[1]).toEqual({ limit: 10 });
    pages.noteReading(room, "gone");
    await pages.reload(room);
    expect([shown()[0], shown().length]).toEqual(["c991", 10]);
  });

  it("leaves whoever goes to the newest meanwhile there", async () => {
    const { pages, shown } = await open(1_000);
    pages.noteReading(room, "c300");
    const reload = pages.reload(room);
    pages.toLatest(room);
    await reload;
    expect(shown()[0]).toBe("c991");
  });
});
