import { describe, expect, it } from "vitest";
import { matchResult, type SentNotice } from "./matchResult.ts";
import { orderedPayments, readResult } from "./resultFile.ts";
import { transferRecords } from "./transferRecords.ts";

const account = (number: string) => ({
  bank_code: "0005",
  bank_name: "ﾐﾂﾋﾞｼ",
  branch_code: "135",
  branch_name: "ｼﾌﾞﾔ",
  kind: "ordinary" as const,
  number,
  holder: "ｻｻｷ ﾐｵ",
});
const payments = [
  { account: account("1000001"), amount: 119_748, reference: "0020260001" },
  { account: account("1000002"), amount: 50_000, reference: "0020260002" },
  { account: account("1000002"), amount: 50_000, reference: "0020260003" },
];
const ordered = transferRecords({
  client_code: "1",
  payer: account("9999999"),
  debit_on: "2026-12-25",
  payments,
});

/** The bank's answer: the ordered records with a code each. */
const answered = (codes: readonly string[]) =>
  ordered.map((record, index) => {
    const code = codes[index - 1];
    return code ? record.slice(0, 111) + code + record.slice(112) : record;
  });
const noCsv = () => {
  throw new Error("not a table");
};
const readCsv = (text: string) => text.split("\n").map((line) => line.split(","));

const sent: SentNotice[] = orderedPayments(ordered).map((payment, index) => ({
  uid: `n${index + 1}`,
  status: "approved",
  file: { uid: "f1", name: "総合振込_20261225_3件.txt", debit_on: "2026-12-25" },
  is_refused: false,
  is_paid_by_file: false,
  ordered: payment,
}));
const short = (found: ReturnType<typeof matchResult>) =>
  found.map(({ outcome, notice_uid }) => [outcome, notice_uid]);

describe("the bank's answer", () => {
  it("is read with line ends and without, and says what was paid", () => {
    const records = answered(["0", "2", "0"]);
    const file = readResult(records.join("\r\n"), noCsv);
    expect(readResult(records.join(""), noCsv)).toEqual(file);
    expect(file).toMatchObject({ format: "zengin", month_day: "12-25" });
    expect(short(matchResult(file.lines, sent))).toEqual([
      ["pays", "n1"],
      ["failed", "n2"],
      ["pays", "n3"],
    ]);
    expect(matchResult(file.lines, sent)[1]?.message).toBe("該当する口座がありません。");
  });

  it("tells twins apart by our reference where the bank hands it back, in whatever order", () => {
    const [header = "", first = "", second = "", third = "", ...rest] = answered(["0", "9", "0"]);
    const turned = [header, third, second, first, ...rest].join("");
    const { lines } = readResult(turned, noCsv);
    expect(short(matchResult(lines, sent))).toEqual([
      ["pays", "n3"],
      ["failed", "n2"],
      ["pays", "n1"],
    ]);
    const blind = lines.map((line) => ({ ...line, reference: "" }));
    expect(short(matchResult(blind, sent)).map(([, uid]) => uid)).toEqual(["n2", "n3", "n1"]);
  });

  it("matches nothing with another amount, account or kind, and nothing twice", () => {
    const { lines } = readResult(answered(["0", "0", "0"]).join(""), noCsv);
    const [line] = lines;
    if (!line) throw new Error("no line");
    const others = [
      { ...line, amount: 1 },
      { ...line, account_number: "1000009" },
      { ...line, kind: "2" },
      line,
      line,
    ];
    expect(matchResult(others, sent).map(({ outcome }) => outcome)).toEqual([
      "unmatched",
      "unmatched",
      "unmatched",
      "pays",
      "unmatched",
    ]);
    const paid = sent.map((notice) => ({ ...notice, status: "paid" }));
    expect(matchResult(lines, paid).every(({ outcome }) => outcome === "already")).toBe(true);
  });

  it("is read as a table whose codes lost their zeros in a spreadsheet", () => {
    const table = [
      "金融機関コード,支店コード,科目,口座番号,受取人名,振込金額,処理結果",
      "5,135,普通預金,1000001,ｻｻｷ ﾐｵ,119748,振込済",
      "5,135,普通預金,1000002,ｻｻｷ ﾐｵ,50000,口座名義相違",
    ].join("\n");
    const file = readResult(table, readCsv);
    expect(file.format).toBe("csv");
    const found = matchResult(file.lines, sent);
    expect(short(found)).toEqual([
      ["pays", "n1"],
      ["failed", "n2"],
    ]);
    expect(found[1]?.message).toBe("口座名義相違");
  });

  it.each([
    [ordered.join(""), "結果が入っていません"],
    [ordered.join("").slice(0, -1), "120バイト"],
    [`1910${" ".repeat(116)}9${" ".repeat(119)}`, "口座振替（種別91）の結果です。総合振込（種別21）"],
    [`1030${" ".repeat(196)}9${" ".repeat(199)}`, "入出金取引明細（種別03）には"],
    [answered(["0", "7", "0"]).join(""), "3件のうち1件に結果が入っていません"],
    [answered(["0", "5", "0"]).join(""), "2件目の結果コード「5」"],
    [
      "銀行コード,支店コード,口座番号,金額,結果\n5,1,2,10,完了\n5,1,2,10,処理中",
      "3行目の結果「処理中」は、まだ",
    ],
    ["銀行コード,支店コード,口座番号,金額,結果\n5,1,2,10,", "まだ振り込まれたか分かりません"],
    ["銀行コード,支店コード,口座番号,金額,結果\n5,1,2,10,ABC", "「ABC」の意味が分かりません"],
    ["銀行コード,金額\n5,1", "支店コード」「口座番号」「結果"],
    ["銀行コード,支店コード,口座番号,金額,結果", "1件もありません"],
    ["銀行コード,支店コード,口座番号,金額,結果\n5,1,2,abc,0", "2行目の金額"],
  ])("is refused with the reason where it cannot be read", (text, reason) => {
    expect(() => readResult(text, readCsv)).toThrow(reason);
  });
});
