import { describe, expect, test } from "vitest";
import { emptyTexts, queueFilter } from "./supportLook.ts";

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
