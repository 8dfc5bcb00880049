import { describe, expect, it } from "vitest";
import { shouldToast } from "./notificationToasts.ts";

function memory() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    held,
  };
}
const page = { pathname: "/projects", search: "", isVisible: true, hasFocus: true };
const notice = { uid: "n1", href: "/chat/r1" };

/** Locks that are given at once or not at all, and held until their work ends. */
function fakeLocks(): Pick<LockManager, "request"> {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, run: LockGrantedCallback<unknown>) => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name, mode: "exclusive" });
    held.delete(name);
  };
  return { request } as Pick<LockManager, "request">;
}

describe("shouldToast", () => {
  it("shows each once, over all tabs and however often it arrives", async () => {
    const storage = memory();
    expect(await shouldToast(notice, page, { storage: storage })).toBe(true);
    expect(await shouldToast(notice, page, { storage: storage })).toBe(false);
    expect(await shouldToast({ ...notice, uid: "n2" }, page, { storage: storage })).toBe(true);
  });

  it("leaves out what is on screen, with or without a query, and leaves it to another tab that shows something else", async () => {
    const storage = memory();
    expect(await shouldToast(notice, { ...page, pathname: "/chat/r1" }, { storage: storage })).toBe(false);
    expect(
      await shouldToast(
        { ...notice, href: "/chat/r1?at=3" },
        { ...page, pathname: "/chat/r1" },
        { storage: storage },
      ),
    ).toBe(false);
    const post = { uid: "n9", href: "/projects/p1/posts?post=a" };
    const posts = { ...page, pathname: "/projects/p1/posts" };
    expect(await shouldToast(post, { ...posts, search: "?post=a" }, { storage: storage })).toBe(false);
    expect(await shouldToast(post, { ...posts, search: "?post=b" }, { storage: storage })).toBe(true);
    expect(await shouldToast(notice, { ...page, isVisible: false }, { storage: storage })).toBe(false);
    expect(await shouldToast(notice, page, { storage: storage })).toBe(true);
  });

  it("forgets the oldest, and goes on without storage or with what somebody else left there", async () => {
    const storage = memory();
    for (let i = 0; i < 60; i++) await shouldToast({ ...notice, uid: `m${i}` }, page, { storage });
    expect(JSON.parse([...storage.held.values()][0] ?? "")).toHaveLength(50);
    storage.setItem("tsumugi.toasted", "{broken");
    expect(await shouldToast(notice, page, { storage: storage })).toBe(true);
    expect(await shouldToast(notice, page, { storage: undefined })).toBe(true);
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(await shouldToast(notice, page, { storage: full })).toBe(true);
  });

  it("is taken by one of the tabs that hear of it at the same moment, although none has read the others' note", async () => {
    const locks = fakeLocks();
    const tabs = [memory(), memory(), memory()].map((storage) =>
      shouldToast(notice, page, { storage, locks, wait: () => new Promise(() => {}) }),
    );
    expect((await Promise.all(tabs)).filter(Boolean)).toHaveLength(1);
    const next = { ...notice, uid: "n2" };
    expect(await shouldToast(next, page, { locks, wait: async () => {} })).toBe(true);
  });

  it("goes to the window that has the focus", async () => {
    const locks = fakeLocks();
    let go = () => {};
    const wait = () =>
      new Promise<void>((resolve) => {
        go = resolve;
      });
    const beside = shouldToast(notice, { ...page, hasFocus: false }, { locks, wait });
    expect(await shouldToast(notice, page, { locks, wait: () => new Promise(() => {}) })).toBe(true);
    go();
    expect(await beside).toBe(false);
  });
});
