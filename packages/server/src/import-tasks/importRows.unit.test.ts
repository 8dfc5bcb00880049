import type { ImportMapping } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import {
  accountCell,
  emailCell,
  entityCell,
  invoiceCell,
  listCell,
  postalCell,
  stageCell,
  unguard,
  wholeNumber,
} from "./cells.ts";
import { guessMapping, REASON_HEADER } from "./guessMapping.ts";
import { type Claims, type Existing, judgeRow, keysOf, nameKey } from "./judgeRow.ts";
import { type ParsedRow, parseRow } from "./parseRow.ts";

describe("guessMapping", () => {
  it.each([
    [
      [
        "活動名",
        "氏名",
        "フリガナ",
        "メアド",
        "インスタ",
        "フォロワー数",
        "YouTubeチャンネル",
        "登録者数",
        "単価（円）",
        "備考",
      ],
      [
        "display_name",
        "real_name",
        "kana",
        "email",
        "instagram",
        "instagram_followers",
        "youtube",
        "youtube_followers",
        "last_fee",
        "memo",
      ],
    ],
    [
      ["名前", "Instagram", "FW数", "ジャンル"],
      ["display_name", "instagram", "instagram_followers", "genres"],
    ],
    [
      ["氏名", "ハンドル", "フォロワー"],
      ["display_name", "instagram", "instagram_followers"],
    ],
    [
      ["表示名（必須）", "X（旧Twitter）", "X フォロワー数", "TikTok URL", "ＴｉｋＴｏｋ　フォロワー"],
      ["display_name", "x", "x_followers", "tiktok", "tiktok_followers"],
    ],
    [
      ["表示名", "名前", "身長", "", REASON_HEADER],
      ["display_name", null, null, null, null],
    ],
  ])("reads %j", (headers, mapping) => {
    expect(guessMapping(headers)).toEqual(mapping);
  });
});

describe("cells", () => {
  it.each([
    ["１２，０００", 12_000],
    ["1.2万", 12_000],
    ["1.15万", 11_500],
    ["12K", 12_000],
    ["3.4M", 3_400_000],
    ["1億2000万", 120_000_000],
    ["12万5000", 125_000],
    ["￥12,000", 12_000],
    ["5千人", 5_000],
    ["0", 0],
  ])("reads %s as %i", (cell, value) => expect(wholeNumber(cell)).toBe(value));
  it.each(["", "約1万", "1.5", "-5", "万", "12万円台", "1e5", "千", "１．２．３"])(
    "takes %j for no number",
    (cell) => expect(wholeNumber(cell)).toBeUndefined(),
  );
  it("reads handles, marks and pasted profile URLs, and refuses another platform's", () => {
    for (const cell of [
      "hana.log",
      "@hana.log",
      "＠hana.log",
      "https://www.instagram.com/hana.log/?hl=ja",
      "instagram.com/hana.log",
    ]) {
      expect(accountCell(cell, "instagram"), cell).toEqual({ value: "hana.log" });
    }
    expect(accountCell("https://www.tiktok.com/@hana", "instagram")).toHaveProperty("wrong");
    expect(accountCell("https://www.instagram.com/p/abc/", "instagram")).toHaveProperty("wrong");
    expect(accountCell("https://example.jp/hana", "instagram")).toHaveProperty("wrong");
    expect(accountCell("花 子", "instagram")).toHaveProperty("wrong");
  });
  it("normalises mails, postal codes and registration numbers", () => {
    expect(emailCell("ｈａｎａ＠example.jp")).toEqual({ value: "hana@example.jp" });
    expect(emailCell("hana@")).toHaveProperty("wrong");
    expect(postalCell("〒１０００００１")).toEqual({ value: "100-0001" });
    expect(invoiceCell("t１２３４５６７８９０１２３")).toEqual({ value: "T1234567890123" });
    expect(invoiceCell("1234")).toHaveProperty("wrong");
    expect([stageCell("取引中"), stageCell("active"), stageCell("友達")]).toMatchObject([
      { value: "active" },
      { value: "active" },
      { wrong: expect.stringContaining("継続取引") },
    ]);
    expect(entityCell("法人")).toEqual({ value: "corporation" });
    expect(listCell("美容、コスメ/旅行,#PR #広告 美容")).toEqual([
      "美容",
      "コスメ",
      "旅行",
      "PR",
      "広告 美容",
    ]);
    expect(["'@hana", "'+81", "'hana", "it's"].map(unguard)).toEqual(["@hana", "+81", "'hana", "it's"]);
  });
});

const MAPPING: ImportMapping = [
  "display_name",
  "email",
  "instagram",
  "instagram_followers",
  "genres",
  "tags",
];
const GENRES = new Map([["美容", "beauty"]]);
const parsed = (...cells: string[]): ParsedRow => {
  const result = parseRow(cells, MAPPING, GENRES);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result.row;
};

describe("parseRow", () => {
  it("names every bad cell of a row, each with its cure", () => {
    const result = parseRow(["", "x@", "花 子", "たくさん", "", "", "余り"], MAPPING, GENRES);
    expect("problems" in result && result.problems.map(({ field }) => field)).toEqual([
      null,
      "email",
      "display_name",
      "instagram_followers",
      "instagram",
    ]);
  });
  it("keeps an unknown genre as a tag and treats a dash as no account", () => {
    expect(parsed("花", "", "-", "-", "美容、釣り", "")).toMatchObject({
      genre_uids: ["beauty"],
      tags: ["釣り"],
      accounts: [],
    });
  });
});

describe("judgeRow", () => {
  const existing: Existing = {
    uid: "u1",
    archived: false,
    fields: {
      display_name: "花",
      real_name: "",
      kana: "",
      stage: "prospect",
      email: "hana@example.jp",
      phone: "",
      agency: "",
      postal_code: "",
      address: "",
      last_fee: null,
      memo: "",
      invoice_registration_number: "",
      entity_type: "individual",
    },
    tags: ["釣り"],
    genre_uids: ["beauty"],
    accounts: [{ platform: "instagram", handle: "Hana", follower_count: 100 }],
  };
  const lookup = new Map([
    ["instagram:hana", existing],
    [nameKey("花", "hana@example.jp"), existing],
  ]);
  const judge = (row: ParsedRow, claims: Claims = new Map()) => judgeRow(row, lookup, claims);

  it("skips what says nothing new and never empties a stored field", () => {
    expect(judge(parsed("花", "", "@hana", "100", "美容", "釣り")).outcome).toBe("skipped");
    expect(judge(parsed("花", "hana@example.jp", "", "", "", "")).outcome).toBe("skipped");
  });
  it("updates only what differs", () => {
    expect(judge(parsed("花子", "", "HANA", "1.2万", "", "新しい"))).toMatchObject({
      outcome: "updated",
      change: {
        fields: { display_name: "花子" },
        tags: ["新しい"],
        genre_uids: [],
        accounts: [{ handle: "HANA", follower_count: 12_000 }],
      },
    });
  });
  it("creates who is known by neither account nor name and mail", () => {
    expect(judge(parsed("花", "other@example.jp", "", "", "", "")).outcome).toBe("created");
  });
  it("skips an identical row of the same file and refuses a contradicting one, naming the first", () => {
    const row = parsed("新", "", "neu", "", "", "");
    const claims: Claims = new Map();
    const first = judge(row, claims);
    if (first.outcome !== "created") throw new Error(first.outcome);
    for (const key of first.keys) claims.set(key, { row: 3, print: first.print });
    expect(judge(row, claims).outcome).toBe("skipped");
    expect(judge(parsed("別名", "", "NEU", "", "", ""), claims)).toMatchObject({
      outcome: "failed",
      problems: [{ message: expect.stringContaining("3行目") }],
    });
  });
  it("refuses a row that fits two records or an archived one", () => {
    const two = new Map([...lookup, ["instagram:b", { ...existing, uid: "u2" }]]);
    expect(judgeRow(parsed("花", "hana@example.jp", "b", "", "", ""), two, new Map()).outcome).toBe("failed");
    const archived = new Map([["instagram:hana", { ...existing, archived: true }]]);
    expect(judgeRow(parsed("花", "", "hana", "", "", ""), archived, new Map()).outcome).toBe("failed");
  });
  it("finds a creator without account and mail by the name alone", () => {
    expect(keysOf(parsed("花", "", "", "", "", ""))).toEqual([nameKey("花", "")]);
  });
});
