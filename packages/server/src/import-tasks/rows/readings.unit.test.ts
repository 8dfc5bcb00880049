import type { ImportMapping } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { KNOWN } from "../../testing/parsedRow.ts";
import { namedAccountCell } from "./accountCells.ts";
import { dayCell, decimalCell, memberCell, wholeNumber, yesNoCell } from "./cells.ts";
import { newTagCollector } from "./newTags.ts";
import { parseRow } from "./parseRow.ts";
import { readingsOf } from "./readings.ts";

const NAMES = new Map([
  ["beauty", "美容"],
  ["m1", "佐藤 美咲"],
]);

const readings = (mapping: ImportMapping, ...cells: string[]) => {
  const result = parseRow(cells, mapping, KNOWN);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return readingsOf(cells, mapping, result.row, NAMES).map(({ field, before, after }) => [
    field,
    before,
    after,
  ]);
};

describe("what a new row becomes", () => {
  it("says each cell that is stored otherwise than it was typed", () => {
    expect(
      readings(
        ["display_name", "last_fee", "postal_code", "instagram", "instagram_followers", "stage", "owner"],
        "はなこ",
        "5万",
        "1000001",
        "https://www.instagram.com/hana.log/",
        "1.2万",
        "active",
        "misaki@example.jp",
      ),
    ).toEqual([
      ["last_fee", "5万", "¥50,000"],
      ["postal_code", "1000001", "100-0001"],
      ["instagram", "https://www.instagram.com/hana.log/", "hana.log"],
      ["instagram_followers", "1.2万", "12,000"],
      ["stage", "active", "取引中"],
      ["owner", "misaki@example.jp", "佐藤 美咲"],
    ]);
  });
  it("is silent about a day as a workbook gives it, and tells one that was written otherwise", () => {
    const days: ImportMapping = ["display_name", "competitor_exclusion_until", "secondary_use_until"];
    expect(readings(days, "はなこ", "2027-03-31", "46478")).toEqual([
      ["secondary_use_until", "46478", "2027/04/01(木)"],
    ]);
  });
  it("says every account of a cell", () => {
    expect(readings(["display_name", "instagram"], "はなこ", "@hana、@hana_sub")).toEqual([
      ["instagram", "@hana、@hana_sub", "hana、hana_sub"],
    ]);
    const byRow: ImportMapping = ["display_name", "platform", "account"];
    expect(readings(byRow, "はなこ", "X", "@hana / @hana_sub")).toEqual([
      ["account", "@hana / @hana_sub", "X hana、hana_sub"],
    ]);
  });
  it("takes the postal code before an address for one where the file has no column of it", () => {
    const address = "〒１５０ー０００８　東京都渋谷区神宮前9-1-2";
    expect(readings(["display_name", "address"], "はなこ", address)).toEqual([
      ["address", address, "東京都渋谷区神宮前9-1-2"],
      ["postal_code", "", "150-0008"],
    ]);
    expect(readings(["display_name", "postal_code", "address"], "はなこ", "", address)).toEqual([]);
  });
  it("is silent where the cell says the same", () => {
    expect(
      readings(
        [
          "display_name",
          "last_fee",
          "instagram",
          "instagram_followers",
          "genres",
          "tags",
          "withholding_default",
        ],
        " はなこ ",
        "￥50,000",
        "@hana",
        "12,000",
        "美容",
        "旅、釣り",
        "する",
      ),
    ).toEqual([]);
  });
  it("says that a genre which is none becomes a tag", () => {
    expect(readings(["display_name", "genres", "tags"], "はなこ", "美容、美用", "旅")).toEqual([
      ["genres", "美容、美用", "美容"],
      ["tags", "旅", "美用、旅"],
    ]);
    expect(readings(["display_name", "genres"], "はなこ", "美用")).toEqual([
      ["genres", "美用", ""],
      ["tags", "", "美用"],
    ]);
  });
});

describe("new tags", () => {
  it("are counted once a row, those that resemble a word in use first", () => {
    const { add, result } = newTagCollector(["美容", "旅行", "キャンプ"]);
    add(["美用", "旅行", "夏"]);
    add(["夏", "キャンプー"]);
    expect(result()).toEqual([
      { name: "美用", rows: 1, similar: "美容" },
      { name: "キャンプー", rows: 1, similar: "キャンプ" },
      { name: "夏", rows: 2, similar: null },
    ]);
  });
});

describe("cells of days, members and further accounts", () => {
  it.each([
    ["2027-03-31", "2027-03-31"],
    ["2027/3/1", "2027-03-01"],
    ["２０２７年３月３１日（水）", "2027-03-31"],
    ["20270331", "2027-03-31"],
    ["令和9年3月31日", "2027-03-31"],
    ["令和元年5月1日", "2019-05-01"],
    ["R9.3.31", "2027-03-31"],
    ["令和8年11月23日（月曜日）", "2026-11-23"],
    ["Ｒ０８．１１．２３", "2026-11-23"],
    ["㋿8/11/23", "2026-11-23"],
    ["H31.4.30", "2019-04-30"],
    ["昭和64年1月7日", "1989-01-07"],
    ["S60/4/1", "1985-04-01"],
    ["2027-04-01 12:30", "2027-04-01"],
    ["2027/4/1 9:05:59", "2027-04-01"],
    ["46477", "2027-03-31"],
    ["30000", "1982-02-18"],
  ])("read %s", (cell, value) => expect(dayCell(cell)).toEqual({ value }));
  it.each(["2027-02-30", "3/31", "27/3/31", "令和0年1月1日", "8.11.23", "来月末", "2027-3", "99999"])(
    "take %s for no day",
    (cell) => expect(dayCell(cell)).toHaveProperty("wrong"),
  );
  it("read what people write for yes and no", () => {
    expect(["する", "はい", "○", "TRUE", "しない", "×", "対象外"].map((cell) => yesNoCell(cell))).toEqual(
      [true, true, true, true, false, false, false].map((value) => ({ value })),
    );
    expect(yesNoCell("たぶん")).toHaveProperty("wrong");
  });
  it("name a member by name or address, and refuse two of one name", () => {
    expect(memberCell("佐藤美咲", KNOWN.members)).toEqual({ value: "m1" });
    expect(memberCell("佐藤　美咲", KNOWN.members)).toEqual({ value: "m1" });
    expect(memberCell("鈴木", KNOWN.members)).toMatchObject({ wrong: expect.stringContaining("2人以上") });
    expect(memberCell("田中", KNOWN.members)).toMatchObject({ wrong: expect.stringContaining("いません") });
  });
  it("name further accounts by platform or page, with their followers", () => {
    expect(namedAccountCell("Instagram hana_sub（1200人）")).toEqual({
      value: { platform: "instagram", handle: "hana_sub", follower_count: 1200 },
    });
    expect(namedAccountCell("https://x.com/hana_2")).toEqual({
      value: { platform: "x", handle: "hana_2", follower_count: null },
    });
    for (const part of ["hana", "Threads hana", "Instagram hana（多い）"])
      expect(namedAccountCell(part)).toHaveProperty("wrong");
  });
  it("say which words a field of yes and no takes", () => {
    expect(yesNoCell("たぶん", ["はい", "いいえ"])).toMatchObject({
      wrong: expect.stringContaining("「はい」か「いいえ」"),
    });
  });
  it.each(["5,0", "1,2000", "12,34", ",500", "500,", "1234,567", "１，２", "1,,000"])(
    "take %s, whose comma parts no thousands, for no number",
    (cell) => expect(wholeNumber(cell)).toBeUndefined(),
  );
  it("read commas between thousands in any width", () => {
    expect(["1,000", "１２，３４５，６７８", "1,000万", "1、000", "1, 000円"].map(wholeNumber)).toEqual([
      1000, 12_345_678, 10_000_000, 1000, 1000,
    ]);
  });
  it("take no thousand for one in a field of any numbers, and read what the product writes", () => {
    for (const cell of ["1.000", "１２．５００", "-1.000"])
      expect(decimalCell(cell)).toMatchObject({ wrong: expect.stringContaining(cell) });
    expect(["24.5", "1.234", "0.1", "-1", "1,000", "1.5万"].map(decimalCell)).toEqual(
      [24.5, 1.234, 0.1, -1, 1000, 15_000].map((value) => ({ value })),
    );
  });
  it("take a point before three digits for no number", () => {
    expect([wholeNumber("1.000"), wholeNumber("12.500.000"), wholeNumber("1.500万")]).toEqual([
      undefined,
      undefined,
      15_000,
    ]);
  });
});
