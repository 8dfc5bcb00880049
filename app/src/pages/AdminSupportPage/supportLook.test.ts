import type { SupportChatRoom } from "@tsumugi/hooks";
import { describe, expect, test } from "vitest";
import { emptyTexts, queueFilter, queueSearch, supportLook } from "./supportLook.ts";

describe("queueFilter", () => {
  test("asks only for what filters", () => {
    expect(queueFilter("all", {})).toEqual({});
    expect(queueFilter("all", { keyword: "", flag: [] })).toEqual({});
    expect(queueFilter("waiting", { keyword: "振込" })).toEqual({ needs_reply: true, keyword: "振込" });
    expect(queueFilter("unread", { flag: ["red", "blue"] })).toEqual({ unread: true, flag: ["red", "blue"] });
  });
});

test("an empty queue is work done, an empty search is none", () => {
  expect(emptyTexts("waiting", false).kind).toBe("done");
  expect(emptyTexts("waiting", true).kind).toBe("noMatch");
  expect(emptyTexts("all", false).kind).toBeUndefined();
});

test("the queue marks what was begun as the list of rooms does: text, else a comment being written again, else pictures", () => {
  const mark = { draft: "", edit: "書き直した文", images: 2, failed: 0, sending: 0 };
  const draftOf = (more: Partial<typeof mark>) =>
    supportLook({} as SupportChatRoom, { ...mark, ...more }).draft;
  expect(draftOf({ draft: "書きかけ" })).toBe("書きかけ");
  expect(draftOf({})).toBe("（編集中）書き直した文");
  expect(draftOf({ edit: "" })).toBe("画像2枚");
  expect(draftOf({ edit: "", images: 0 })).toBeUndefined();
});

test("another room is opened with the filters of the queue, without what was looked for in the one before", () => {
  expect(queueSearch("?tab=all&flag=red&flag=blue&at=c1&find=%E6%8C%AF%E8%BE%BC")).toBe(
    "?tab=all&flag=red&flag=blue",
  );
  expect(queueSearch("?at=12")).toBe("");
});
