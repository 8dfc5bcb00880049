import { createHash } from "node:crypto";
import {
  type NoticeDirection,
  type NoticeIssuer,
  type NoticeLine,
  type NoticePayee,
  noticeTotals,
  type TaxRounding,
} from "@tsumugi/contract";
import { longDay } from "../core/dayText.ts";

/** The payee as printed; the account by its last digits only. */
export type PrintedPayee = Omit<NoticePayee, "managed_creator">;
export type PrintedLine = Omit<NoticeLine, "uid" | "job_request_uid" | "project_uid">;

/** A notice as it was printed. It is frozen at the issue, and its hash beside it. */
export interface PrintedNotice {
  readonly number: string;
  readonly edition: number;
  readonly direction: NoticeDirection;
  readonly issuer: NoticeIssuer;
  readonly payee: PrintedPayee;
  /** Name of the project; blank where there is none, or where there are several. */
  readonly subject: string;
  readonly lines: readonly PrintedLine[];
  readonly tax_rounding: TaxRounding;
  readonly by_rate: readonly { readonly tax_rate: number; readonly amount: number; readonly tax: number }[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly withholding_base: number;
  readonly withholding: number;
  readonly payable: number;
  readonly received_on: string;
  readonly due_on: string;
  readonly legal_latest_on: string;
  readonly issued_on: string;
  readonly deemed_confirmed_on: string;
  /** What silence until that day means, in words. */
  readonly deemed_sentence: string;
  readonly note: string;
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
