import {
  type Field,
  inOneLine,
  isEmailAddress,
  phoneNumberOf,
  postalCodeOf,
  searchKey,
  textLength,
} from "@tsumugi/contract";
import * as z from "zod";
import { numberOf, withoutCommas } from "../../core/numberOf.ts";

/** What a cell holds, or why it cannot be taken: cause, then cure. */
export type Cell<T> = { readonly value: T } | { readonly wrong: string };

type KindOf<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

export const ok = <T>(value: T): Cell<T> => ({ value });
export const wrong = (message: string): Cell<never> => ({ wrong: message });

export const textCell = (cell: string, max: number): Cell<string> =>
  textLength(cell) > max
    ? wrong(`${max.toLocaleString("ja-JP")}文字を超えています。短くしてください。`)
    : ok(cell);

const NUMBER = /^(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)万)?(\d+(?:\.\d+)?)?(千|k|m)?$/i;
/** 「1.000」 is a thousand to some and one to others: nobody is paid by a guess. */
const THOUSANDS_OR_PARTS = /^\d{1,3}(\.\d{3})+$/;
const factors: Record<string, number> = { 千: 1e3, k: 1e3, m: 1e6 };

/** `１２，０００`, `1.2万`, `12K`, `￥12,000`, `3千人` → a whole number; undefined for anything else. */
export function wholeNumber(cell: string): number | undefined {
  const plain = withoutCommas(cell)?.replace(/[¥円人名]/g, "") ?? "";
  const [all, oku, man, rest, unit] = NUMBER.exec(plain) ?? [];
  if (!all || (unit && rest === undefined) || THOUSANDS_OR_PARTS.test(all)) return undefined;
  const sum =
    Number(oku ?? 0) * 1e8 +
    Number(man ?? 0) * 1e4 +
    Number(rest ?? 0) * (unit ? (factors[unit.toLowerCase()] ?? 1) : 1);
  const rounded = Math.round(sum);
  return Math.abs(sum - rounded) < 1e-6 && Number.isSafeInteger(rounded) ? rounded : undefined;
}

export function numberCell(cell: string, max: number, example: string): Cell<number> {
  const value = wholeNumber(cell);
  if (value === undefined)
    return wrong(`「${cell.slice(0, 30)}」を数として読み取れません。${example}の形で入力してください。`);
  return value > max ? wrong(`${max.toLocaleString("ja-JP")}以下の数を入力してください。`) : ok(value);
}

const MAX_DECIMAL = 999_999_999_999;

/** 「1.000」, 「12.500」: the product writes no zero behind a point, so that whoever did may mean thousands. */
const MAYBE_THOUSANDS = /^\D?\d{1,3}\.\d\d0$/;

/** `24.5`, `−3`, `1.2万`: here a point is one, as the product writes it itself. */
export function decimalCell(cell: string): Cell<number> {
  const value = MAYBE_THOUSANDS.test(cell.normalize("NFKC").trim()) ? undefined : numberOf(cell);
  if (value === undefined || Math.abs(value) > MAX_DECIMAL)
    return wrong(`「${cell.slice(0, 30)}」を数として読み取れません。24.5 や 1.2万の形で入力してください。`);
  return ok(Number(value.toFixed(4)));
}

export function emailCell(cell: string): Cell<string> {
  const value = cell.normalize("NFKC").trim();
  return isEmailAddress(value)
    ? ok(value)
    : wrong(`「${cell.slice(0, 60)}」はメールアドレスの形式ではありません。例: hanako@example.jp`);
}

/** Codes of the north begin with a zero, which a spreadsheet takes away from digits as it does from a phone number's. */
const POSTAL_WITHOUT_ZERO = /^[1-9]\d{5}$/;

export function postalCell(cell: string): Cell<string> {
  const code = postalCodeOf(POSTAL_WITHOUT_ZERO.test(cell) ? `0${cell}` : cell);
  return code ? ok(code) : wrong(`「${cell.slice(0, 30)}」は郵便番号として読み取れません。例: 100-0001`);
}

/** A number of Japan whose first zero a spreadsheet took away: it took the digits for an amount. */
const WITHOUT_ZERO = /^[1-9]\d{8,9}$/;

export function phoneCell(cell: string, max: number): Cell<string> {
  const phone = phoneNumberOf(WITHOUT_ZERO.test(cell) ? `0${cell}` : cell);
  return phone
    ? textCell(phone, max)
    : wrong(`「${cell.slice(0, 30)}」は電話番号として読み取れません。例: 090-1234-5678`);
}

export function invoiceCell(cell: string): Cell<string> {
  const plain = cell
    .normalize("NFKC")
    .replace(/[-\s‐ー−]/g, "")
    .toUpperCase();
  const value = /^\d{13}$/.test(plain) ? `T${plain}` : plain;
  return /^T\d{13}$/.test(value)
    ? ok(value)
    : wrong("登録番号は T と13桁の数字で入力してください。例: T9234567890123");
}

/** Reads a label, a code, or one of the words that people write for it. */
export function choiceCell({ label: name, choices, csv }: KindOf<"choice">) {
  const byKey = new Map<string, string>();
  for (const [code, label] of Object.entries(choices)) byKey.set(code, code).set(searchKey(label), code);
  for (const [word, code] of Object.entries(csv?.choices ?? {})) byKey.set(searchKey(word), code);
  const options = Object.values(choices).join("、");
  return (cell: string): Cell<string> => {
    const value = byKey.get(searchKey(cell.trim()));
    return value
      ? ok(value)
      : wrong(`「${cell.slice(0, 30)}」は${name}にありません。${options} のどれかを入力してください。`);
  };
}

/** Our amounts are without tax: a cell that says so says nothing else. One with tax is not recalculated by a guess. */
const WITHOUT_TAX = /\s*[(（]?\s*(税別|税抜き?|外税)\s*[)）]?\s*$/;

const MAX_YEN = 9_999_999_999;

const isoDay = z.iso.date();
const isDayOfOurTime = (text: string) => isoDay.safeParse(text).success && text >= "1900" && text < "3000";

/** Year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
};
const DAY =
  /^(?:(令和|平成|昭和|[rhs])\.?)?(元|[1-9]\d{0,3}|0[1-9])(?:年|[-/.])(\d{1,2})(?:月|[-/.])(\d{1,2})日?(?:\([日月火水木金土](?:曜日?)?\))?$/i;

const TIME_OF_DAY = /(?:\s+|T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Days since 1899-12-30, as a spreadsheet shows a date in a cell that is not formatted as one: five figures are no other
 * date. Those of 1982 to 2064.
 */
const SERIAL = /^[3-5]\d{4}$/;
const serialDay = (serial: number) => new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);

/** `2027-03-31`, `2027/3/31 9:00`, `2027年3月31日`, `20270331`, `令和9年3月31日`, `46477` → `YYYY-MM-DD`. */
export function dayCell(cell: string): Cell<string> {
  const plain = cell.normalize("NFKC").replace(TIME_OF_DAY, "").replace(/\s/g, "");
  if (SERIAL.test(plain)) return ok(serialDay(Number(plain)));
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  const [, era, count, month = "", date = ""] = digits
    ? ["", undefined, ...digits.slice(1)]
    : (DAY.exec(plain) ?? []);
  const year = (count === "元" ? 1 : Number(count)) + (era ? (ERAS[era.toLowerCase()] ?? 0) : 0);
  const text = `${String(year).padStart(4, "0")}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return count !== undefined && isDayOfOurTime(text)
    ? ok(text)
    : wrong(`「${cell.slice(0, 30)}」を日付として読み取れません。例: 2027-03-31`);
}

const YES = new Set(["する", "はい", "あり", "有", "有り", "対象", "true", "yes", "y", "1", "○", "〇", "◯"]);
const NO = new Set([
  "しない",
  "いいえ",
  "なし",
  "無",
  "無し",
  "対象外",
  "false",
  "no",
  "n",
  "0",
  "×",
  "✕",
  "x",
]);

/** `words`: what the field calls yes and no. */
export function yesNoCell(
  cell: string,
  [yes, no]: readonly [yes: string, no: string] = ["する", "しない"],
): Cell<boolean> {
  const word = cell.normalize("NFKC").trim().toLowerCase();
  if (YES.has(word)) return ok(true);
  return NO.has(word)
    ? ok(false)
    : wrong(`「${cell.slice(0, 30)}」を読み取れません。「${yes}」か「${no}」で入力してください。`);
}

/** Members by search key of their name without blanks, and by address. Null: several have this name. */
export type MembersByWord = ReadonlyMap<string, string | null>;

export const memberWord = (text: string): string => searchKey(text).replace(/\s/g, "");

export function memberCell(cell: string, members: MembersByWord): Cell<string> {
  const uid = members.get(memberWord(cell));
  if (uid) return ok(uid);
  return uid === null
    ? wrong(`「${cell.slice(0, 30)}」というメンバーが2人以上います。メールアドレスで入力してください。`)
    : wrong(
        `「${cell.slice(0, 30)}」というメンバーはいません。名前かメールアドレスを確かめるか、先にメンバーに招待してください。`,
      );
}

/** How a cell of a field is read. Lists and accounts are read by their own, the rest is not imported. */
export function cellReader(
  field: Field,
): (cell: string, members: MembersByWord) => Cell<string | number | boolean> {
  switch (field.kind) {
    case "multiline":
      return (cell) => textCell(cell, field.max);
    case "text":
      return (cell) => textCell(inOneLine(cell), field.max);
    case "phone":
      return (cell) => phoneCell(cell, field.max);
    case "postal_code":
      return postalCell;
    case "email":
      return emailCell;
    case "registration_number":
      return invoiceCell;
    case "yen":
      return (cell) => numberCell(cell.replace(WITHOUT_TAX, ""), MAX_YEN, "50000 や 5万");
    case "number":
      return decimalCell;
    case "choice":
      return choiceCell(field);
    case "day":
      return dayCell;
    case "yes_no":
      return (cell) => yesNoCell(cell, field.words);
    case "member":
      return memberCell;
    default:
      throw new Error(`${field.label} cannot be read from a cell.`);
  }
}

/** Parts of a list cell: 「美容、旅行」「#コスメ #PR」. */
export const listCell = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[、,，/／;；|｜\n]|\s(?=#)/u)
      .map((part) => part.trim().replace(/^[#＃]/u, ""))
      .filter((part) => part !== ""),
  ),
];

const NONE = /^([-ー‐−–—―]{1,3}|(該当)?(なし|無し)|無|ない|未(登録|定)?|不明|n\/?a)$/i;
/** What people write into a cell when there is nothing to write. */
export const isNone = (cell: string): boolean => NONE.test(cell.normalize("NFKC").trim());
