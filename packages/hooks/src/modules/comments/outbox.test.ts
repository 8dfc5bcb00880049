import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import { lockIn } from "../../core/browserLock.ts";
import { createKeyedStorage } from "../../core/keyedStorage.ts";
import { fakeCommentStore, ROOM, stored } from "../../testing/fakeCommentStore.ts";
import { sharedLocks } from "../../testing/sharedLocks.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxQueue } from "./outboxQueue.ts";
import { createOutboxStorage } from "./outboxStorage.ts";
import type { RoomRef } from "./roomRef.ts";

const room: RoomRef = { side: "chat", id: ROOM };
const DAY_MS = 24 * 60 * 60_000;
const offline = networkError(null);

/** A page of the browser; another one with the same storage is another tab, or the page after a reload. */
function tab(fake: ReturnType<typeof fakeCommentStore>, withLock = sharedLocks(), scope = "u1:co") {
  let pending: ReadonlyMap<string, OutboxQueue> = new Map();
  const onStored = vi.fn();
  const storage = createOutboxStorage(createKeyedStorage(`test.${scope}.`, () => localStorage));
  const outbox = createOutbox({
    store: fake.store,
    storage,
    onStored,
    withLock,
    publish: (next) => {
      pending = next;
    },
  });
  outbox.start();
  const write = (id: string, to = room) => outbox.add(to, { id, text: id, images: [] }, "u1");
  const states = () => [...pending.values()].flat().map(({ comment: { text, state } }) => `${text}:${state}`);
  return { outbox, write, states, onStored };
}
const posted = ({ store }: ReturnType<typeof fakeCommentStore>) =>
  store.postComment.mock.calls.map(([{ id }, draft]) => `${id}/${draft.id}`);
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** What the browser does for the other tabs of a page that writes. */
function notifyOtherTabs(write: () => void) {
  const events: StorageEventInit[] = [];
  const watched = ["setItem", "removeItem"] as const;
  const spies = watched.map((name) => {
    const original = Storage.prototype[name] as (key: string, value?: string) => void;
    return vi.spyOn(Storage.prototype, name).mockImplementation(function (this: Storage, ...given: string[]) {
      original.apply(this, given as [string, string]);
      events.push({ key: given[0], newValue: name === "setItem" ? given[1] : null, storageArea: this });
    });
  });
  write();
  for (const spy of spies) spy.mockRestore();
  for (const event of events) window.dispatchEvent(new StorageEvent("storage", event));
}

describe("the outbox of comments", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("sends after a reload what was written offline: in order, once, images and all", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    const before = tab(fake);
    for (const id of ["1", "2"]) before.write(id);
    before.outbox.add(room, { id: "3", text: "3", images: [{ uid: "i", url: "/i", name: "案.png" }] }, "u1");
    await settle();
    expect(before.states()).toEqual(["1:failed", "2:failed", "3:failed"]);
    before.outbox.stop();
    fake.failWith(undefined);
    fake.store.postComment.mockClear();
    const after = tab(fake);
    expect(after.states()).toEqual(["1:failed", "2:failed", "3:failed"]);
    after.outbox.connected();
    await settle();
    expect(posted(fake)).toEqual(["r1/1", "r1/2", "r1/3"]);
    expect(fake.store.postComment.mock.calls.at(-1)?.[1].images).toEqual([
      { uid: "i", url: "/i", name: "案.png" },
    ]);
    expect(after.states()).toEqual([]);
    expect(localStorage.length).toBe(0);
    after.outbox.connected();
    await settle();
    expect(fake.store.postComment).toHaveBeenCalledTimes(3);
  });

  it("sends again under the same id what was under way when the page went", async () => {
    const fake = fakeCommentStore(0);
    fake.store.postComment.mockImplementationOnce(() => new Promise(() => undefined));
    const before = tab(fake);
    before.write("1");
    before.outbox.stop();
    const after = tab(fake);
    expect(after.states()).toEqual(["1:sending"]);
    after.outbox.connected();
    await settle();
    expect(posted(fake)).toEqual(["r1/1", "r1/1"]);
    expect(after.states()).toEqual([]);
  });

  it("sends from rooms that nobody has open", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    const one = tab(fake);
    one.write("a", { side: "chat", id: "x" });
    one.write("b", { side: "support", id: "y" });
    await settle();
    fake.failWith(undefined);
    fake.store.postComment.mockClear();
    one.outbox.connected();
    await settle();
    expect(posted(fake)).toEqual(["x/a", "y/b"]);
  });

  it("sends each once where two tabs find the same", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    const locks = sharedLocks();
    const first = tab(fake, locks);
    first.write("1");
    first.write("2");
    await settle();
    const second = tab(fake, locks);
    expect(second.states()).toEqual(["1:failed", "2:failed"]);
    fake.failWith(undefined);
    fake.store.postComment.mockClear();
    notifyOtherTabs(() => first.outbox.connected());
    second.outbox.connected();
    await settle();
    // The second tab may post again what it has not yet heard of; the id makes that nothing new.
    expect(new Set(posted(fake))).toEqual(new Set(["r1/1", "r1/2"]));
    expect(posted(fake).slice(0, 2)).toEqual(["r1/1", "r1/2"]);
    expect([...first.states(), ...second.states()]).toEqual([]);
  });

  it("shows in another tab what one has sent, without a moment in which it is nowhere", async () => {
    const fake = fakeCommentStore(0);
    const other = tab(fake);
    const storage = createOutboxStorage(createKeyedStorage("test.u1:co.", () => localStorage));
    const comment = { ...(await fake.store.postComment(room, { id: "1", text: "1", images: [] })) };
    notifyOtherTabs(() =>
      storage.update("chat:r1", () => [{ comment: { ...comment, state: "sending" }, order: 1, error: null }]),
    );
    expect(other.states()).toEqual(["1:sending"]);
    notifyOtherTabs(() => storage.sent("chat:r1", "1", comment));
    expect(other.onStored).toHaveBeenCalledExactlyOnceWith(comment);
    expect(other.states()).toEqual([]);
  });

  it("keeps one person's from another, and from the same one in another company", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    tab(fake).write("1");
    await settle();
    fake.failWith(undefined);
    fake.store.postComment.mockClear();
    for (const scope of ["u2:co", "u1:other"]) {
      const stranger = tab(fake, undefined, scope);
      stranger.outbox.connected();
      await settle();
      expect(stranger.states()).toEqual([]);
    }
    expect(fake.store.postComment).not.toHaveBeenCalled();
  });

  it("keeps what is refused after a switch of the company, and sends it once when that company is back", async () => {
    const fake = fakeCommentStore(0);
    const refused = { status: 409, statusText: "", message: "x", code: "company_switched" } as const;
    fake.failWith(new ApiError(refused));
    const own = tab(fake, sharedLocks(), "u1:own");
    own.outbox.connected();
    own.write("1");
    await settle(60_000);
    // Refused each time that it is tried: the page still shows the company that it was written for.
    expect(own.states()).toEqual(["1:failed"]);
    own.outbox.stop();
    fake.failWith(undefined);
    fake.store.postComment.mockClear();
    const next = tab(fake, sharedLocks(), "u1:next");
    next.outbox.connected();
    await settle(60_000);
    expect(next.states()).toEqual([]);
    expect(posted(fake)).toEqual([]);
    next.outbox.stop();
    const back = tab(fake, sharedLocks(), "u1:own");
    expect(back.states()).toEqual(["1:failed"]);
    back.outbox.connected();
    await settle();
    expect(posted(fake)).toEqual(["r1/1"]);
    expect(back.states()).toEqual([]);
  });

  it("asks before it sends what is older than a day", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    const before = tab(fake);
    before.write("昨日");
    before.outbox.stop();
    vi.setSystemTime(Date.now() + DAY_MS + 1);
    fake.failWith(undefined);
    const after = tab(fake);
    after.outbox.connected();
    await settle();
    expect(after.states()).toEqual(["昨日:failed"]);
    expect(after.outbox.pendingOf(room)[0]?.error?.message).toContain("1日以上");
    after.outbox.resend(room, "昨日");
    await settle();
    expect(after.states()).toEqual([]);
  });

  it.each([
    ["after the page was closed", true],
    ["on a laptop that slept with the page open", false],
  ])("asks before it sends what found no connection more than a day ago, %s", async (_, isClosed) => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    const before = tab(fake);
    before.write("金曜");
    await settle();
    expect(before.states()).toEqual(["金曜:failed"]);
    if (isClosed) before.outbox.stop();
    vi.setSystemTime(Date.now() + 3 * DAY_MS);
    fake.failWith(undefined);
    fake.store.postComment.mockClear();
    const after = isClosed ? tab(fake) : before;
    after.outbox.connected();
    await settle();
    expect(posted(fake)).toEqual([]);
    expect(after.outbox.pendingOf(room)[0]?.error?.message).toContain("1日以上");
    after.outbox.resend(room, "金曜");
    await settle();
    expect(posted(fake)).toEqual(["r1/金曜"]);
    expect(after.states()).toEqual([]);
  });

  it("tries a failing server again by itself, more and more seldom, and an unreachable one when it is back", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(new ApiError({ status: 503, statusText: "", message: "x", code: "internal" }));
    const one = tab(fake);
    one.outbox.connected();
    one.write("1");
    await settle();
    expect(fake.store.postComment).toHaveBeenCalledTimes(1);
    await settle(2_000);
    expect(fake.store.postComment).toHaveBeenCalledTimes(2);
    fake.failWith(undefined);
    await settle(4_000);
    expect(one.states()).toEqual([]);
    fake.failWith(offline);
    one.outbox.disconnected();
    one.write("2");
    await settle(10 * 60_000);
    expect(one.states()).toEqual(["2:failed"]);
  });

  it("takes an answer that never comes for a failure, so that the others do not wait for ever", async () => {
    const fake = fakeCommentStore(0);
    fake.store.postComment.mockImplementationOnce(() => new Promise(() => undefined));
    const one = tab(fake);
    one.write("1");
    await settle(30_000);
    expect(one.states()).toEqual(["1:failed"]);
  });

  it("sends past a tab that was frozen while it was sending, and not before", async () => {
    const request = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("navigator", { locks: { request } });
    try {
      const fake = fakeCommentStore(0);
      const one = tab(fake, lockIn("test.", 40_000));
      one.write("1");
      one.write("2");
      await settle(39_999);
      expect([one.states(), posted(fake)]).toEqual([["1:sending", "2:sending"], []]);
      await settle(1);
      expect([one.states(), posted(fake)]).toEqual([[], ["r1/1", "r1/2"]]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("forgets what came by the stream before its answer", async () => {
    const fake = fakeCommentStore(0);
    fake.failWith(offline);
    const one = tab(fake);
    one.write("1");
    await settle();
    one.outbox.confirm(stored(1, { id: "1" }));
    expect(one.states()).toEqual([]);
  });
});
