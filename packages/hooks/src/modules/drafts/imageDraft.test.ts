import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import type { WithLock } from "../../core/browserLock.ts";
import { createPageFiles, type KeptFiles } from "../../core/keptFiles.ts";
import { createKeyedStorage } from "../../core/keyedStorage.ts";
import { createImageDraft, type ImageDraftOptions } from "./imageDraft.ts";

const DAY = 24 * 60 * 60_000;
const png = (name: string) => new File(["x"], name, { type: "image/png" });
const settled = () => new Promise((resolve) => setTimeout(resolve));

let now: number;
let files: KeptFiles;
let previews: number;
let count: number;
beforeEach(() => {
  [now, previews, count] = [Date.parse("2026-11-20T00:00:00Z"), 0, 0];
  files = createPageFiles();
  localStorage.clear();
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++previews}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
});

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** One after another under each name, as the browser's locks are. */
function locks(): WithLock {
  const queues = new Map<string, Promise<void>>();
  return (name, work) => {
    const next = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(name, next);
    return next;
  };
}

type Upload = ImageDraftOptions["upload"];
const sent: Upload = async (file) => ({ uid: `up${++count}`, url: `/uploads/up${count}`, name: file.name });

/** A tab that shows the room: over the same browser as every other. */
function tab({ upload = sent, withLock = locks(), room = "r1", kept = files } = {}) {
  const records = createKeyedStorage("p.", () => localStorage);
  const spy = vi.fn(upload);
  const draft = createImageDraft({
    room,
    storage: { records, files: kept, withLock },
    upload: spy,
    now: () => now,
  });
  const close = draft.follow();
  opened.push(close);
  const shown = () => draft.snapshot().uploads.map(({ name, state }) => `${name}:${state}`);
  const images = () => draft.snapshot().uploads.flatMap(({ image }) => image?.uid ?? []);
  return { ...draft, upload: spy, close, shown, images };
}

/** What the storage of one tab does to the others. */
const notifyOthers = () => {
  for (const key of Object.keys(localStorage))
    window.dispatchEvent(
      new StorageEvent("storage", { key, newValue: localStorage.getItem(key), storageArea: localStorage }),
    );
};
const notifyRemoved = (key: string) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: null, storageArea: localStorage }));

describe("pictures of an unsent message", () => {
  it("are there after a reload, in their order, without going out again", async () => {
    const first = tab();
    first.addImages([png("a"), png("b")]);
    await settled();
    expect(first.images()).toEqual(["up1", "up2"]);
    first.close();
    now += DAY;
    const again = tab();
    expect(again.shown()).toEqual(["a:done", "b:done"]);
    await settled();
    expect(again.snapshot().uploads.map(({ previewUrl }) => previewUrl)).toEqual(["blob:3", "blob:4"]);
    expect(again.upload).not.toHaveBeenCalled();
    expect(tab({ room: "r2" }).shown()).toEqual([]);
  });

  it("go out after a reload where that came before they were through", async () => {
    const first = tab({ upload: () => new Promise(() => {}) });
    first.addImages([png("a")]);
    await settled();
    first.close();
    const again = tab();
    expect(again.shown()).toEqual(["a:uploading"]);
    await settled();
    expect([again.shown(), again.images()]).toEqual([["a:done"], ["up1"]]);
  });

  it("are counted as kept once a reload would bring them back, which waits for neither lock nor upload", async () => {
    const stored = Promise.withResolvers<void>();
    const set: KeptFiles["set"] = async (key, file) => {
      await stored.promise;
      return files.set(key, file);
    };
    const never = () => new Promise<never>(() => {});
    const first = tab({ kept: { ...files, set }, withLock: never, upload: never });
    const isKept = () => first.snapshot().uploads.map((upload) => upload.isKept);
    first.addImages([png("a")]);
    await settled();
    expect(isKept()).toEqual([false]);
    stored.resolve();
    await settled();
    expect(isKept()).toEqual([true]);
    first.close();
    const again = tab();
    await settled();
    expect([again.shown(), again.snapshot().problem]).toEqual([["a:done"], undefined]);
  });

  it("are not counted as kept where the browser keeps no files, until the server has them", async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Upload>>>();
    const set: KeptFiles["set"] = async (key, file) => {
      await files.set(key, file);
      return false;
    };
    const one = tab({ kept: { ...files, set }, upload: () => answer.promise });
    const isKept = () => one.snapshot().uploads.map((upload) => upload.isKept);
    one.addImages([png("a")]);
    await settled();
    expect(isKept()).toEqual([false]);
    answer.resolve({ uid: "up1", url: "/uploads/up1", name: "a" });
    await settled();
    expect(isKept()).toEqual([true]);
  });

  it("go out once, whatever the number of tabs, and leave all of them at once", async () => {
    const withLock = locks();
    const [one, other] = [tab({ withLock }), tab({ withLock })];
    one.addImages([png("a")]);
    notifyOthers();
    // The other tab gets its turn before it has heard that the first one is through.
    await settled();
    expect([one.shown(), other.shown()]).toEqual([["a:done"], ["a:done"]]);
    expect(other.snapshot().uploads[0]?.previewUrl).toMatch(/^blob:/);
    expect(one.upload.mock.calls.length + other.upload.mock.calls.length).toBe(1);
    expect(other.images()).toEqual(["up1"]);
    const [key = ""] = Object.keys(localStorage);
    one.clearImages();
    notifyRemoved(key);
    expect([one.shown(), other.shown()]).toEqual([[], []]);
    expect(localStorage.length).toBe(0);
  });

  it("are taken over by another tab where the one that sends them goes", async () => {
    const withLock = locks();
    let end = () => {};
    const stuck: Upload = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        end = () => signal.aborted && reject(signal.reason);
      });
    const [one, other] = [tab({ withLock, upload: stuck }), tab({ withLock })];
    one.addImages([png("a")]);
    await settled();
    notifyOthers();
    await settled();
    expect(other.shown()).toEqual(["a:uploading"]);
    one.close();
    end();
    await settled();
    expect(other.shown()).toEqual(["a:done"]);
  });

  it("are uploaded again before the server throws them away, and none goes out with what may be gone", async () => {
    const first = tab();
    first.addImages([png("a")]);
    await settled();
    first.close();
    now += 6.5 * DAY;
    const again = tab();
    await settled();
    expect([again.images(), again.upload.mock.calls.length]).toEqual([["up2"], 1]);
    again.close();
    now += 8 * DAY;
    const offline = tab({ upload: () => Promise.reject(networkError(null)) });
    await settled();
    expect([offline.shown(), offline.images()]).toEqual([["a:failed"], []]);
  });

  it.each([
    [429, "rate_limited"],
    [401, "unauthenticated"],
  ])(
    "can be sent again after %i, and go by themselves once the connection is there",
    async (status, code) => {
      const refusal = new ApiError({ status, statusText: "", message: "あとで", code });
      const upload = vi.fn<Upload>().mockRejectedValueOnce(refusal).mockImplementation(sent);
      const one = tab({ upload });
      one.addImages([png("a")]);
      await settled();
      expect(one.snapshot().uploads).toMatchObject([{ state: "failed", error: "あとで", canRetry: true }]);
      one.retryUnsent();
      await settled();
      expect(one.shown()).toEqual(["a:done"]);
    },
  );

  it("without a file are reported and removed once the server's copy cannot be relied on", async () => {
    const first = tab();
    first.addImages([png("a")]);
    await settled();
    first.close();
    const kept = createPageFiles();
    const soon = tab({ kept });
    await settled();
    expect(soon.snapshot().uploads).toMatchObject([{ state: "done", previewUrl: "/uploads/up1" }]);
    soon.close();
    now += DAY;
    const late = tab({ kept });
    await settled();
    expect(late.snapshot()).toEqual({
      uploads: [],
      problem: "「a」の保存期限が切れました。もう一度選んでください。",
    });
    expect(localStorage.length).toBe(0);
  });

  it("whose file is gone before it was through say so, and not that time has run out", async () => {
    const first = tab({ upload: () => new Promise(() => {}) });
    first.addImages([png("a")]);
    await settled();
    first.close();
    const again = tab({ kept: createPageFiles() });
    await settled();
    expect(again.snapshot()).toEqual({
      uploads: [],
      problem: "「a」は送り終わる前に画面が閉じたため、残っていません。もう一度選んでください。",
    });
  });

  it("leave no file behind when they are taken out or sent", async () => {
    const remove = vi.fn();
    const one = tab({ kept: { ...files, remove } });
    one.addImages([png("a"), png("b")]);
    await settled();
    const names = Object.keys(localStorage).map((key) => key.slice(2));
    one.removeImage(one.snapshot().uploads[0]?.key ?? "");
    one.clearImages();
    expect(names.map((name) => remove.mock.calls.some(([isMeant]) => isMeant(name)))).toEqual([true, true]);
    expect(remove.mock.calls.some(([isMeant]) => isMeant("r2/other"))).toBe(false);
  });

  it("stay where two drafts were joined, however many they are, and take no more in", async () => {
    const kept = JSON.stringify({ name: "案", image: { uid: "up", url: "/u", name: "案" }, at: now });
    for (let n = 10; n < 22; n += 1) localStorage.setItem(`p.r1/k${n}`, kept);
    const { addImages, snapshot } = tab();
    addImages([png("a"), png("b"), png("c")]);
    expect(snapshot().uploads).toHaveLength(12);
    expect(snapshot().problem).toBe("画像は10枚までです。3枚は追加していません。");
  });

  it("are not disturbed by what else lies there", () => {
    localStorage.setItem("p.r1/x", "{");
    localStorage.setItem("p.r1/y", '{"name":1}');
    localStorage.setItem("p.r12/z", '{"name":"別","at":1,"image":null}');
    expect(tab().shown()).toEqual([]);
  });
});
