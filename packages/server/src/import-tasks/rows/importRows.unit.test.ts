import { type ImportMapping, managedCreatorFields } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { KNOWN, MAPPING, parsed } from "../../testing/parsedRow.ts";
import { accountCells } from "./accountCells.ts";
import { choiceCell, emailCell, invoiceCell, listCell, postalCell, wholeNumber } from "./cells.ts";
import { parseRow } from "./parseRow.ts";

const stageCell = choiceCell(managedCreatorFields.stage);
const entityCell = choiceCell(managedCreatorFields.entity_type);

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
      expect(accountCells(cell, "instagram"), cell).toEqual({ value: ["hana.log"] });
    }
    expect(accountCells("https://www.tiktok.com/@hana", "instagram")).toHaveProperty("wrong");
    expect(accountCells("https://www.instagram.com/p/abc/", "instagram")).toHaveProperty("wrong");
    expect(accountCells("https://example.jp/hana", "instagram")).toHaveProperty("wrong");
    expect(accountCells("花 子", "instagram")).toHaveProperty("wrong");
  });
  it.each([
    "@hana、@hana_sub",
    "@hana\n@hana_sub",
    "hana / hana_sub",
    "@hana/hana_sub",
    "＠hana ＠hana_sub",
    "https://www.instagram.com/hana/?hl=ja、https://www.instagram.com/hana_sub/",
    "https://www.instagram.com/hana/\r\nhttps://www.instagram.com/hana_sub/",
    "@hana, @HANA, @hana_sub",
  ])("reads each account of %j, which became one of both names or the first alone", (cell) => {
    expect(accountCells(cell, "instagram")).toEqual({ value: ["hana", "hana_sub"] });
  });
  it("leaves a mark behind the question mark of an address to the address", () => {
    const cell = "https://www.instagram.com/hana/?igsh=a,b;c";
    expect(accountCells(cell, "instagram")).toEqual({ value: ["hana"] });
  });
  it.each(["hana（サブ：hana_sub）", "IG：hana", "hana/hana_sub"])(
    "takes %j for no name of an account, and says what to write",
    (cell) =>
      expect(accountCells(cell, "instagram")).toEqual({ wrong: expect.stringContaining("「、」で区切って") }),
  );
  it("normalises mails, postal codes and registration numbers", () => {
    expect(emailCell("ｈａｎａ＠example.jp")).toEqual({ value: "hana@example.jp" });
    expect(emailCell("hana@")).toHaveProperty("wrong");
    expect(postalCell("〒１０００００１")).toEqual({ value: "100-0001" });
    // A spreadsheet took the first zero of 060-0001 away; with a hyphen it would have been no number.
    expect(postalCell("600001")).toEqual({ value: "060-0001" });
    for (const typed of ["60-0001", "10001", "000001"]) expect(postalCell(typed)).toHaveProperty("wrong");
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
  });
});

describe("parseRow", () => {
  it("names every bad cell of a row, each with its cure", () => {
    const result = parseRow(["", "x@", "花 子", "たくさん", "", "", "余り"], MAPPING, KNOWN);
    expect("problems" in result && result.problems.map(({ field }) => field)).toEqual([
      null,
      "email",
      "display_name",
      "instagram_followers",
      "instagram",
    ]);
  });
  it("refuses a row with fewer cells than the header, and takes one whose cells are blank", () => {
    const result = parseRow(["花", "hana@example.jp"], MAPPING, KNOWN);
    expect("problems" in result && result.problems).toEqual([
      { field: null, message: expect.stringContaining("見出しは6列、この行は2列") },
    ]);
    expect(parsed("花", "hana@example.jp", "", "", "", "").fields.display_name).toBe("花");
  });
  it("keeps an unknown genre as a tag and treats a dash as no account", () => {
    expect(parsed("花", "", "-", "-", "美容、釣り", "")).toMatchObject({
      genre_uids: ["beauty"],
      tags: ["釣り"],
      accounts: [],
    });
  });
  it.each(["なし", "-", "ー", "―", "未登録", "N/A", "該当なし"])(
    "reads %s as nothing where it can be no value",
    (none) => {
      const mapping: ImportMapping = [
        "display_name",
        "email",
        "last_fee",
        "invoice_registration_number",
        "phone",
        "secondary_use_until",
        "tags",
        "memo",
        "withholding_default",
      ];
      const read = parseRow(["花", none, none, none, none, none, none, none, "なし"], mapping, KNOWN);
      expect(read).toMatchObject({
        row: {
          fields: { display_name: "花", memo: none, withholding_default: false },
          tags: [],
          blank: ["email", "phone", "last_fee", "invoice_registration_number", "secondary_use_until"],
        },
      });
    },
  );
  it("refuses what says something that is no value", () => {
    const read = parseRow(
      ["花", "応相談", "T123"],
      ["display_name", "last_fee", "invoice_registration_number"],
      KNOWN,
    );
    expect(read).toMatchObject({
      problems: [{ field: "last_fee" }, { field: "invoice_registration_number" }],
    });
  });
  it("gives the followers of a cell with two accounts to the first", () => {
    expect(parsed("花", "", "@hana、@hana_sub", "5万", "", "").accounts).toEqual([
      { platform: "instagram", handle: "hana", follower_count: 50_000 },
      { platform: "instagram", handle: "hana_sub", follower_count: null },
    ]);
  });
});
