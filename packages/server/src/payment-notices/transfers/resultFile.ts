import { kindCodes, RECORD_BYTES } from "./transferRecords.ts";

/** One line of the bank's answer. */
export interface ResultLine {
  /** Counts from 1. */
  readonly row: number;
  readonly bank_code: string;
  readonly branch_code: string;
  /** Code of 全銀; blank where the file does not say it. */
  readonly kind: string;
  readonly account_number: string;
  readonly holder: string;
  readonly amount: number;
  /** Ours, where the bank hands it back; else blank. */
  readonly reference: string;
  readonly is_paid: boolean;
  /** What the bank says of one that it did not pay. */
  readonly message: string;
  /** Its code for that; blank where it says it in words. */
  readonly result_code: string;
}

export interface ResultFile {
  readonly format: "zengin" | "csv";
  /** Month and day of the debit as `MM-DD`; null where the file does not say it. */
  readonly month_day: string | null;
  readonly lines: readonly ResultLine[];
}

/** What keeps a file from being read, for the person who chose it. */
export class UnreadableResult extends Error {}

/**
 * Codes of the answer at the 112th byte. 全銀協 lays them down for the direct debit (預金口座振替, 種別91; e.g.
 * hokkokubank.co.jp/customer/webaccess/qa/dl_tran_zg.html), whose record has the same places. For 総合振込 it lays down
 * the order only: a bank that answers otherwise is read by its CSV.
 */
const failures: Readonly<Record<string, string>> = {
  "1": "残高が不足しています。",
  "2": "該当する口座がありません。",
  "3": "受取人の都合で入金できません。",
  "4": "口座の名義または手続きに不備があります。",
  "8": "振込が取り消されました。",
  "9": "そのほかの理由で振り込めませんでした。",
};

/** Stands where the answer would, in a record that the bank has not answered: 電信扱, or nothing. */
const AS_ORDERED: readonly string[] = ["7", " ", ""];

/** Other files of 全銀, which say nothing of single payments, or of another business. */
const otherKinds: Readonly<Record<string, string>> = {
  "01": "振込入金通知（種別01）は、受け取った振込の明細です。",
  "03": "入出金取引明細（種別03）には、振込1件ごとの結果が入っていません。",
  "11": "給与振込（種別11）のファイルです。",
  "12": "賞与振込（種別12）のファイルです。",
  "91": "預金口座振替（種別91）の結果です。",
};

const isNumber = (text: string) => /^\d+$/.test(text);

function zenginLine(record: string, row: number): ResultLine {
  const code = record[111] ?? "";
  const amount = record.slice(80, 90);
  if (!isNumber(amount)) throw new UnreadableResult(`${row}件目の金額を読み取れません。`);
  return {
    row,
    bank_code: record.slice(1, 5),
    branch_code: record.slice(20, 23),
    kind: record.slice(42, 43),
    account_number: record.slice(43, 50),
    holder: record.slice(50, 80).trimEnd(),
    amount: Number(amount),
    reference: isNumber(record.slice(91, 101)) ? record.slice(91, 101) : "",
    is_paid: code === "0",
    message: failures[code] ?? "",
    result_code: failures[code] ? code : "",
  };
}

/** The payments of a file that we made: what the bank's answer is compared with. */
export const orderedPayments = (records: readonly string[]): ResultLine[] =>
  records.filter((record) => record.startsWith("2")).map((record, index) => zenginLine(record, index + 1));

/** Whether the bytes begin like a header of 全銀: its letters are always Shift_JIS. */
export const looksLikeZengin = (head: string): boolean =>
  /^1\d{2}\d/.test(head) && !head.slice(0, RECORD_BYTES).includes(",");

/** Records of 120 letters, with line ends or without. */
function recordsOf(text: string): string[] {
  const plain = text.replace(/[\r\n]/g, "").replaceAll("\u001a", "");
  if (plain.length === 0 || plain.length % RECORD_BYTES !== 0)
    throw new UnreadableResult(`1レコードが${RECORD_BYTES}バイトになっていません。`);
  return Array.from({ length: plain.length / RECORD_BYTES }, (_, index) =>
    plain.slice(index * RECORD_BYTES, (index + 1) * RECORD_BYTES),
  );
}

function readZengin(text: string): ResultFile {
  const kind = text.slice(1, 3);
  if (kind !== "21")
    throw new UnreadableResult(
      `${otherKinds[kind] ?? `種別${kind}のファイルです。`}総合振込（種別21）の結果ファイルか、CSVを選んでください。`,
    );
  const [header = "", ...records] = recordsOf(text);
  const data = records.filter((record) => record.startsWith("2"));
  const codes = data.map((record) => record[111] ?? "");
  const open = codes.filter((code) => AS_ORDERED.includes(code)).length;
  if (open > 0)
    throw new UnreadableResult(
      open === data.length
        ? "結果が入っていません。銀行に渡す前のファイルのようです。振込結果のファイルを選び直してください。"
        : `${data.length}件のうち${open}件に結果が入っていません。結果がそろってから、銀行から取り直してください。`,
    );
  const unknown = codes.findIndex((code) => code !== "0" && !failures[code]);
  if (unknown >= 0)
    throw new UnreadableResult(
      `${unknown + 1}件目の結果コード「${codes[unknown]}」（112桁目）の意味が分かりません。読めるのは0〜4・8・9です。銀行の結果をCSVで保存して、選び直してください。`,
    );
  const day = header.slice(54, 58);
  return {
    format: "zengin",
    month_day: /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(day)
      ? `${day.slice(0, 2)}-${day.slice(2)}`
      : null,
    lines: data.map((record, index) => zenginLine(record, index + 1)),
  };
}

const columns = {
  bank_code: /銀行(コード|番号)|金融機関(コード|番号)/,
  branch_code: /支店(コード|番号)|店番/,
  kind: /種目|科目|預金種別/,
  account_number: /口座番号/,
  holder: /受取人|名義/,
  amount: /金額/,
  reference: /顧客(コード|番号)|整理番号/,
  result: /結果|状態|ステータス/,
} as const;
type Column = keyof typeof columns;

const PAID = /^(0|済|振込済み?|処理済み?|完了|正常|成功|OK)(（.*）|\(.*\))?$/i;
/** The bank has taken the order, or is at it: nothing is known yet. */
const UNDER_WAY = /受付|承認|予約|依頼|処理中|実行中|作成中|入金待|未/;
const FAILED =
  /不能|不可|不成立|不備|不足|失敗|エラー|返却|組戻|取消|取り消|相違|該当|解約|停止|口座なし|口座無|NG/i;
const kindWords: Readonly<Record<string, string>> = {
  普通: kindCodes.ordinary,
  当座: kindCodes.checking,
  貯蓄: kindCodes.savings,
};

function csvLine(cell: (column: Column) => string, row: number): ResultLine {
  const amount = cell("amount").replace(/[,¥￥円\s]/g, "");
  if (!isNumber(amount))
    throw new UnreadableResult(`${row + 1}行目の金額「${cell("amount")}」を読み取れません。`);
  const result = cell("result");
  const is_paid = PAID.test(result);
  if (!is_paid && !failures[result] && !FAILED.test(result)) {
    const where = `${row + 1}行目の結果「${result}」`;
    throw new UnreadableResult(
      result === "" || UNDER_WAY.test(result)
        ? `${where}は、まだ振り込まれたか分かりません。銀行の処理が終わってから、取り直してください。`
        : `${where}の意味が分かりません。振り込まれたものは「済」、返されたものは「不能」に直してください。`,
    );
  }
  return {
    row,
    bank_code: cell("bank_code").padStart(4, "0"),
    branch_code: cell("branch_code").padStart(3, "0"),
    kind: kindWords[cell("kind").slice(0, 2)] ?? cell("kind"),
    account_number: cell("account_number").padStart(7, "0"),
    holder: cell("holder"),
    amount: Number(amount),
    reference: isNumber(cell("reference")) ? cell("reference").padStart(10, "0") : "",
    is_paid,
    message: is_paid ? "" : (failures[result] ?? result),
    result_code: failures[result] ? result : "",
  };
}

/** A CSV whose first line names the columns; spreadsheets have taken the leading zeros off its codes. */
function readTable([header = [], ...records]: readonly (readonly string[])[]): ResultFile {
  const places = new Map<Column, number>();
  for (const [column, pattern] of Object.entries(columns) as [Column, RegExp][]) {
    const place = header.findIndex((name) => pattern.test(name));
    if (place >= 0) places.set(column, place);
  }
  const needed = {
    bank_code: "銀行コード",
    branch_code: "支店コード",
    account_number: "口座番号",
    amount: "金額",
    result: "結果",
  };
  const lacking = Object.entries(needed).flatMap(([column, label]) =>
    places.has(column as Column) ? [] : [label],
  );
  if (lacking.length > 0)
    throw new UnreadableResult(
      `見出しに「${lacking.join("」「")}」の列がありません。1行目に見出しを入れてください。`,
    );
  const lines = records.map((record, index) =>
    csvLine((column) => record[places.get(column) ?? -1]?.trim() ?? "", index + 1),
  );
  return { format: "csv", month_day: null, lines };
}

/**
 * The bank's answer to a transfer file: records of 120 bytes, or a table.
 * @throws UnreadableResult
 */
export function readResult(
  text: string,
  readCsv: (text: string) => readonly (readonly string[])[],
): ResultFile {
  const file = looksLikeZengin(text) ? readZengin(text) : readTable(readCsv(text));
  if (file.lines.length === 0) throw new UnreadableResult("振込の明細が1件もありません。");
  return file;
}
