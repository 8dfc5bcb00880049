import { describe, expect, it } from "vitest";
import { inviteProblem, judgeAddresses, readAddresses } from "./addresses.ts";

describe("readAddresses", () => {
  it("takes what people paste: names in front, separators of all kinds, full width", () => {
    const text =
      "田中 <Tanaka@example.jp>; ｓａｔｏ＠example.jp、mori@example.jp\nabe@example.jp ito@example.jp";
    expect(readAddresses(text)).toEqual([
      "tanaka@example.jp",
      "sato@example.jp",
      "mori@example.jp",
      "abe@example.jp",
      "ito@example.jp",
    ]);
  });

  it.each([
    ["田中 太郎 tanaka@example.jp", ["tanaka@example.jp"]],
    ["田中 太郎\ttanaka@example.jp\n佐藤\tsato@example.jp", ["tanaka@example.jp", "sato@example.jp"]],
    ['"田中, 太郎" <tanaka@example.jp>', ["tanaka@example.jp"]],
    ["「田中」<tanaka＠example.jp>,\r\n", ["tanaka@example.jp"]],
    ["a@b.jp, A@b.jp\na@b.jp", ["a@b.jp"]],
    [" \n ", []],
  ])("leaves out the names of %j", (text, emails) => {
    expect(readAddresses(text)).toEqual(emails);
  });

  it.each([
    ["田中", ["田中"]],
    ["田中\ntanaka@example.jp", ["田中", "tanaka@example.jp"]],
    ["tanaka@example, sato@example.jp", ["sato@example.jp", "tanaka@example"]],
    ["a@x.jp staff@example.jp bad@", ["a@x.jp", "staff@example.jp", "bad@"]],
    ["田中 bad@ tanaka@example.jp", ["tanaka@example.jp", "bad@"]],
  ])("keeps what may be an address typed wrongly: %j", (text, pieces) => {
    expect(readAddresses(text)).toEqual(pieces);
  });
});

const company = { members: new Set(["staff@example.jp"]), invited: new Set(["new@example.jp"]) };

it("says of each address what becomes of it", () => {
  const judged = judgeAddresses("Staff@example.jp new@example.jp a@b.jp\nfoo", company);
  expect(judged.map(({ outcome }) => outcome)).toEqual(["member", "pending", "invited", "no_address"]);
});

describe("inviteProblem", () => {
  const problem = (text: string, left = 1) => inviteProblem(judgeAddresses(text, company), left);

  it.each([
    ["", /入力されていません/],
    ["foo", /招待できるアドレスがありません/],
    ["staff@example.jp", /招待できるアドレスがありません/],
    ["a@b.jp b@b.jp", /空きは1人ですが、2件.*1件減らして/],
    [Array.from({ length: 201 }, (_, n) => `a${n}@b.jp`).join("\n"), /200人まで.*1件減らして/],
  ])("says what is wrong with %j", (text, words) => {
    expect(problem(text)).toMatch(words);
  });

  it("lets through what fits, whatever else was pasted beside it", () => {
    expect(problem("a@b.jp\nfoo\nstaff@example.jp")).toBeUndefined();
    expect(problem("a@b.jp", 0)).toMatch(/空きがありません/);
  });
});
