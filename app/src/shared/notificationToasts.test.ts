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
const page = { pathname: "/projects", search: "", isVisible: true };
const notice = { uid: "n1", href: "/chat/r1" };

describe("shouldToast", () => {
  it("shows each once, over all tabs and however often it is told", () => {
    const storage = memory();
    expect(shouldToast(notice, page, storage)).toBe(true);
    expect(shouldToast(notice, page, storage)).toBe(false);
    expect(shouldToast({ ...notice, uid: "n2" }, page, storage)).toBe(true);
  });

  it("leaves out what is on screen, with or without a query, and leaves it to another tab that shows something else", () => {
    const storage = memory();
    expect(shouldToast(notice, { ...page, pathname: "/chat/r1" }, storage)).toBe(false);
    expect(
      shouldToast({ ...notice, href: "/chat/r1?at=3" }, { ...page, pathname: "/chat/r1" }, storage),
    ).toBe(false);
    const post = { uid: "n9", href: "/projects/p1/posts?post=a" };
    const posts = { ...page, pathname: "/projects/p1/posts" };
    expect(shouldToast(post, { ...posts, search: "?post=a" }, storage)).toBe(false);
    expect(shouldToast(post, { ...posts, search: "?post=b" }, storage)).toBe(true);
    expect(shouldToast(notice, { ...page, isVisible: false }, storage)).toBe(false);
    expect(shouldToast(notice, page, storage)).toBe(true);
  });

  it("forgets the oldest, and goes on without storage or with what somebody else left there", () => {
    const storage = memory();
    for (let i = 0; i < 60; i++) shouldToast({ ...notice, uid: `m${i}` }, page, storage);
    expect(JSON.parse([...storage.held.values()][0] ?? "")).toHaveLength(50);
    storage.setItem("tsumugi.toasted", "{broken");
    expect(shouldToast(notice, page, storage)).toBe(true);
    expect(shouldToast(notice, page, undefined)).toBe(true);
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(shouldToast(notice, page, full)).toBe(true);
  });
});
