import { bareHandle, type Field, inOneLine, type Platform, searchKey } from "@tsumugi/contract";
import * as z from "zod";
import { readHandle } from "../../managed-creators/accounts.ts";

/** What a cell holds, or why it cannot be taken: cause, then cure. */
export type Cell<T> = { readonly value: T } | { readonly wrong: string };

type KindOf<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

const ok = <T>(value: T): Cell<T> => ({ value });
const wrong = (message: string): Cell<never> => ({ wrong: message });

export const textCell = (cell: string, max: number): Cell<string> =>
  cell.length > max
    ? wrong(`${max.toLocaleString("ja-JP")}文字を超えています。短くしてください。`)
    : ok(cell);

const NUMBER = /^(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)万)?(\d+(?:\.\d+)?)?(千|k|m)?$/i;
const factors: Record<string, number> = { 千: 1e3, k: 1e3, m: 1e6 };

/** `１２，０００`, `1.2万`, `12K`, `￥12,000`, `3千人` → a whole number; undefined for anything else. */
export function wholeNumber(cell: string): number | undefined {
  const plain = cell.normalize("NFKC").replace(/[,、，\s¥円人名]/g, "");
  const [all, oku, man, rest, unit] = NUMBER.exec(plain) ?? [];
  if (!all || (unit && rest === undefined)) return undefined;
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

const email = z.email();

export function emailCell(cell: string): Cell<string> {
  const value = cell.normalize("NFKC").trim();
  return value.length <= 254 && email.safeParse(value).success
    ? ok(value)
    : wrong(`「${cell.slice(0, 60)}」はメールアドレスの形式ではありません。例: hanako@example.jp`);
}

export function postalCell(cell: string): Cell<string> {
  const plain = cell.normalize("NFKC").replace(/[〒\s]/g, "");
  const digits = plain.replace(/[-‐ー−–]/g, "");
  if (/^\d{7}$/.test(digits)) return ok(`${digits.slice(0, 3)}-${digits.slice(3)}`);
  return wrong(`「${cell.slice(0, 30)}」は郵便番号として読み取れません。例: 100-0001`);
}

export function invoiceCell(cell: string): Cell<string> {
  const plain = cell
    .normalize("NFKC")
    .replace(/[-\s‐ー−]/g, "")
    .toUpperCase();
  const value = /^\d{13}$/.test(plain) ? `T${plain}` : plain;
  return /^T\d{13}$/.test(value)
    ? ok(value)
    : wrong("登録番号は T と13桁の数字で入力してください。例: T1234567890123");
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

const MAX_YEN = 9_999_999_999;

/** How a cell of a field is read. Lists and accounts are read by their own, the rest is not imported. */
export function cellReader(field: Field): (cell: string) => Cell<string | number> {
  switch (field.kind) {
    case "multiline":
      return (cell) => textCell(cell, field.max);
    case "text":
    case "phone":
      return (cell) => textCell(inOneLine(cell), field.max);
    case "postal_code":
      return postalCell;
    case "email":
      return emailCell;
    case "registration_number":
      return invoiceCell;
    case "yen":
      return (cell) => numberCell(cell, MAX_YEN, "50000 や 5万");
    case "choice":
      return choiceCell(field);
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

const NONE = /^([-ー‐−–—]|なし|無し|無|ない|未|n\/?a)$/i;
/** What people write into an account's cell when there is none. */
export const isNoAccount = (cell: string): boolean => NONE.test(cell.normalize("NFKC").trim());

/** `hana`, `@hana` or a pasted profile URL → handle. */
export function accountCell(cell: string, platform: Platform): Cell<string> {
  const unreadable = wrong(`「${cell.slice(0, 30)}」はアカウント名として読み取れません。例: @hanako`);
  if (bareHandle(cell) === "") return unreadable;
  const read = readHandle(cell, platform);
  if ("wrong" in read) return wrong(read.wrong);
  return read.handle.length > 100 || /\s/u.test(read.handle) ? unreadable : ok(read.handle);
}
