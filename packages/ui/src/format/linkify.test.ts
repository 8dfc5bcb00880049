import { describe, expect, it } from "vitest";
import { linkify } from "./linkify.ts";

const links = (text: string) => linkify(text).flatMap((piece) => (piece.href ? [piece.href] : []));

describe("linkify", () => {
  it.each([
    ["https://example.jp/a。よろしく", "https://example.jp/a"],
    ["詳細はhttps://example.jp/b、こちら", "https://example.jp/b"],
    ["（https://example.jp/c）", "https://example.jp/c"],
    ["「https://example.jp/d」です", "https://example.jp/d"],
    ["https://example.jp/eをご覧ください", "https://example.jp/e"],
    ["(https://example.jp/f)", "https://example.jp/f"],
    ["https://ja.wikipedia.org/wiki/A_(b)", "https://ja.wikipedia.org/wiki/A_(b)"],
    ["https://example.jp/g?x=1&y=%E3%81%82#z.", "https://example.jp/g?x=1&y=%E3%81%82#z"],
    ["連絡はhanako@example.jpまで", "mailto:hanako@example.jp"],
  ])("finds exactly the address in %j", (text, href) => {
    expect(links(text)).toEqual([href]);
  });

  it("never links a script or a local file", () => {
    expect(links("javascript:alert(1) data:text/html,x file:///etc/passwd vbscript:x")).toEqual([]);
  });

  it.each([
    "a".repeat(400_000),
    "a.".repeat(200_000),
    "a@".repeat(200_000),
    `https://example.jp/${".".repeat(400_000)}`,
    `https://example.jp/${")".repeat(400_000)}`,
    `a@${"b.".repeat(200_000)}`,
  ])("reads a long text in a time that grows with its length, not with the square: %#", (text) => {
    // With the square these take minutes, which ends the test.
    expect(
      linkify(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("loses no character", () => {
    const text = "前https://example.jp/a。中 hanako@example.jp、後👨‍👩‍👧";
    expect(
      linkify(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});
