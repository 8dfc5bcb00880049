import { describe, expect, it } from "vitest";
import { inviteProblem, readAddresses } from "./addresses.ts";

describe("readAddresses", () => {
  it("takes what people paste: names in front, separators of all kinds, full width", () => {
    const text =
      "田中 <Tanaka@example.jp>; ｓａｔｏ＠example.jp、mori@example.jp\nabe@example.jp ito@example.jp";
    expect(readAddresses(text)).toEqual({
      emails: ["tanaka@example.jp", "sato@example.jp", "mori@example.jp", "abe@example.jp", "ito@example.jp"],
      unreadable: [],
    });
  });

  it("keeps each once, and names what is no address", () => {
    expect(readAddresses("a@b.jp, A@b.jp, 田中, x@y")).toEqual({
      emails: ["a@b.jp"],
      unreadable: ["田中", "x@y"],
    });
    expect(readAddresses(" \n ")).toEqual({ emails: [], unreadable: [] });
  });
});

describe("inviteProblem", () => {
  const room = { left: 1, taken: ["staff@example.jp"] };

  it.each([
    ["", /入力されていません/],
    ["foo", /読み取れない.*foo/],
    ["staff@example.jp", /すでにメンバーか招待中/],
    ["a@b.jp b@b.jp", /空きは1人ですが、2件.*1件減らして/],
  ])("says what is wrong with %j", (text, problem) => {
    expect(inviteProblem(readAddresses(text), room)).toMatch(problem);
  });

  it("lets through what fits", () => {
    expect(inviteProblem(readAddresses("a@b.jp"), room)).toBeUndefined();
    expect(inviteProblem(readAddresses("a@b.jp"), { left: 0, taken: [] })).toMatch(/空きがありません/);
  });
});
