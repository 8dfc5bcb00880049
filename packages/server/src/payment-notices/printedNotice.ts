import { createHash } from "node:crypto";
import {
  type NoticeBankAccount,
  type NoticeDirection,
  noticeTotals,
  type SheetNotice,
  type TaxRounding,
} from "@tsumugi/contract";
import { longDay } from "../core/dayText.ts";

/** The payee as printed; the account by its last digits only. */
export type PrintedPayee = SheetNotice["payee"];
export type PrintedLine = SheetNotice["lines"][number];

/** A notice as it was printed. It is frozen at the issue, and its hash beside it. */
export interface PrintedNotice extends SheetNotice {
  readonly number: string;
  readonly issued_on: string;
  readonly direction: NoticeDirection;
  readonly tax_rounding: TaxRounding;
  readonly deemed_confirmed_on: string;
}

type Given = Omit<PrintedNotice, keyof ReturnType<typeof noticeTotals> | "deemed_sentence" | "by_rate">;

export const deemedSentence = (day: string): string =>
  `${longDay(day)}より前に誤りのある旨のご連絡がない場合には、記載内容のとおり確認があったものといたします。`;

/** The document of a notice: everything that is computed follows from what is given. */
export const printedNotice = (given: Given): PrintedNotice => ({
  ...given,
  ...noticeTotals(given.lines, given.tax_rounding),
  deemed_sentence: deemedSentence(given.deemed_confirmed_on),
});

/** Keys in order, so that the same content has one text however the database keeps it. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  );
}

/** SHA-256 in hexadecimal digits over the document: shows later that nothing of it was changed. */
export const documentHash = (document: PrintedNotice): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(document)))
    .digest("hex");

/** `0012345` → `***2345`. */
export const maskedNumber = (number: string): string => `***${number.slice(-4)}`;

export const maskedAccount = (account: NoticeBankAccount | null): NoticeBankAccount | null =>
  account && { ...account, number: maskedNumber(account.number) };
