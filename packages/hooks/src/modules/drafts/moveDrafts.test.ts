import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import { createPageFiles } from "../../core/keptFiles.ts";
import { createKeyedStorage } from "../../core/keyedStorage.ts";
import { fakeCommentStore } from "../../testing/fakeCommentStore.ts";
import { sharedLocks } from "../../testing/sharedLocks.ts";
import { createOutbox } from "../comments/outbox.ts";
import type { OutboxQueue } from "../comments/outboxQueue.ts";
import { createOutboxStorage } from "../comments/outboxStorage.ts";
import type { DraftStorage } from "./draftStorage.ts";
import { createDraftMover } from "./moveDrafts.ts";

const from = { side: "chat", id: "old" } as const;
const into = { side: "chat", id: "new" } as const;
const edit = (text: string) => JSON.stringify({ text, original: "元の文" });
const refused = (status: number, code: string) =>
  new ApiError({ status, code, statusText: "", message: code });

/** A page of the browser; another one over the same storage is another tab. */
function tab(withLock = sharedLocks(), files = createPageFiles(), fake = fakeCommentStore(0)) {
  const kept = (kind: string) => createKeyedStorage(`${kind}.`, () => localStorage);
  const [drafts, edits, records] = [kept("draft"), kept("edit"), kept("picture")];
  const storage: DraftStorage = {
    texts: drafts,
    edits,
    forms: kept("form"),
    backups: kept("backup"),
    images: { records, files, withLock },
    withLock,
  };
  let pending: ReadonlyMap<string, OutboxQueue> = new Map();
  const outbox = createOutbox({
    store: fake.store,
    storage: createOutboxStorage(kept("outbox")),
    withLock,
    onStored: vi.fn(),
    publish: (next) => {
      pending = next;
    },
  });
  outbox.start();
  const moveDrafts = createDraftMover(storage, outbox);
  const write = (text: string, room: typeof from | typeof into = from) =>
    outbox.add(room, { id: text, text, images: [] }, "u1");
  const states = () =>
    Object.fromEntries(
      [...pending].map(([key, own]) => [key, own.map(({ comment: { text, state } }) => `${text}:${state}`)]),
    );
  const posted = () => fake.store.postComment.mock.calls.map(([{ id }, draft]) => `${id}/${draft.id}`);
  return { ...fake, drafts, edits, records, files, outbox, withLock, moveDrafts, write, states, posted };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("what was begun in a room that went into another one", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is moved to the other one: texts after what is there, and comments being edited", async () => {
    const { drafts, edits, moveDrafts } = tab();
    drafts.set("chat:old", "前の部屋の続き");
    drafts.set("chat:new", "先の部屋の続き");
    edits.set("chat:old/c1", edit("書き直し"));
    edits.set("chat:other/c9", edit("別の部屋"));
    await moveDrafts(from, into);
    expect(Object.fromEntries(drafts.snapshot())).toEqual({
      "chat:new": "先の部屋の続き\n\n前の部屋の続き",
    });
    expect(Object.fromEntries(edits.snapshot())).toEqual({
      "chat:new/c1": edit("書き直し"),
      "chat:other/c9": edit("別の部屋"),
    });
  });

  it("is there once, though two tabs hear of it, and hear again", async () => {
    const one = tab();
    one.drafts.set("chat:old", "書きかけ");
    one.edits.set("chat:old/c1", edit("書き直し"));
    const other = tab(one.withLock);
    await Promise.all([one.moveDrafts(from, into), other.moveDrafts(from, into)]);
    await one.moveDrafts(from, into);
    expect(localStorage.getItem("draft.chat:new")).toBe("書きかけ");
    expect(Object.keys(localStorage).sort()).toEqual(["draft.chat:new", "edit.chat:new/c1"]);
  });

  it("loses neither text where one comment was opened at both addresses", async () => {
    const { drafts, edits, moveDrafts } = tab();
    edits.set("chat:old/c1", edit("前の書き直し"));
    edits.set("chat:new/c1", edit("先の書き直し"));
    await moveDrafts(from, into);
    expect([edits.get("chat:new/c1"), drafts.get("chat:new")]).toEqual([
      edit("先の書き直し"),
      "前の書き直し",
    ]);
  });

  it("goes out there, once and in order, behind what waits there", async () => {
    const { failWith, write, outbox, moveDrafts, states, posted, store } = tab();
    failWith(networkError(null));
    write("a");
    write("b");
    write("x", into);
    await settle();
    await moveDrafts(from, into);
    await settle();
    expect(states()).toEqual({ "chat:new": ["x:failed", "a:failed", "b:failed"] });
    failWith(undefined);
    store.postComment.mockClear();
    outbox.connected();
    await settle();
    expect([posted(), states()]).toEqual([["new/x", "new/a", "new/b"], {}]);
    expect(localStorage.length).toBe(0);
  });

  it("waits for what is just being sent from the old address", async () => {
    const { store, write, moveDrafts, posted, states } = tab();
    let answer: () => void = () => undefined;
    const post = store.postComment.getMockImplementation();
    store.postComment.mockImplementationOnce(async (...given) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return (post as NonNullable<typeof post>)(...given);
    });
    write("a");
    await settle();
    await moveDrafts(from, into);
    await settle();
    expect(posted()).toEqual(["old/a"]);
    answer();
    await settle();
    expect([posted(), states()]).toEqual([["old/a"], {}]);
  });

  it("tries again what was refused for want of its room, and leaves other refusals to their writer", async () => {
    const { failWith, write, moveDrafts, posted, states, store } = tab();
    failWith(refused(403, "feature_not_granted"));
    write("断られた");
    await settle();
    failWith(refused(404, "not_found"));
    write("部屋がない");
    await settle();
    failWith(undefined);
    store.postComment.mockClear();
    await moveDrafts(from, into);
    await settle();
    expect([posted(), states()]).toEqual([["new/部屋がない"], { "chat:new": ["断られた:failed"] }]);
  });

  it("brings pictures along with their files", async () => {
    const { records, files, moveDrafts } = tab();
    const file = new File(["x"], "案.png", { type: "image/png" });
    const kept = JSON.stringify({ name: "案.png", image: null, at: 1 });
    await files.set("old/k1", file);
    records.set("old/k1", kept);
    await moveDrafts(from, into);
    await settle();
    expect(Object.fromEntries(records.snapshot())).toEqual({ "new/k1": kept });
    expect([await files.get("new/k1"), await files.get("old/k1")]).toEqual([file, undefined]);
  });
});
