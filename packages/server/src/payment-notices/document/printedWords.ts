import type { NoticeIssuer, NoticeLine, NoticePayee, PaymentNotice } from "@tsumugi/contract";
import { longDay, slashed } from "../../core/dayText.ts";
import type { PrintedNotice } from "../printedNotice.ts";

/** What is printed of a notice. A draft has no number, no day of issue and no sentence of confirmation yet. */
export type SheetNotice = Omit<
  PrintedNotice,
  "number" | "issued_on" | "direction" | "tax_rounding" | "deemed_confirmed_on"
> & {
  readonly number: string | null;
  readonly issued_on: string | null;
};

/** The words of a printed notice. Days are written out, amounts have their separators. */

export const yen = (amount: number): string =>
  `${amount < 0 ? "-" : ""}¥${Math.abs(amount).toLocaleString("ja-JP")}`;

/** 2026/11/20, or both ends of what took several days, the year once. */
export function transactionDays({
  transaction_on: from,
  transaction_ends_on: to,
}: Pick<NoticeLine, "transaction_on" | "transaction_ends_on">): string {
  if (to === null || to === from) return slashed(from);
  return `${slashed(from)}〜${from.slice(0, 4) === to.slice(0, 4) ? slashed(to.slice(5)) : slashed(to)}`;
}

export const rateWord = (rate: number): string => {
  if (rate === 0) return "対象外";
  return rate === 8 ? "8%※" : `${rate}%`;
};

/** What the withheld tax is computed by. */
export const withholdingRate = (base: number): string =>
  base <= 1_000_000 ? "10.21%" : "100万円まで10.21%、超える分20.42%";

export const registrationWords = ({ registration_number, registration_checked_on }: SheetNotice["payee"]) => {
  if (!registration_number) return "適格請求書発行事業者ではない";
  const checked = registration_checked_on ? `（${longDay(registration_checked_on)}確認）` : "";
  return `登録番号 ${registration_number}${checked}`;
};

/** Which edition it is, and which one it takes the place of. */
export const editionWords = ({ edition, number }: SheetNotice): string =>
  edition > 1 ? `第${edition}版（第${edition - 1}版 No. ${number ?? ""} を差し替え）` : "";

const kinds = { ordinary: "普通", checking: "当座", savings: "貯蓄" } as const;

/** Only the last four digits: the payee knows the rest, and paper lies about. */
export const accountWords = (account: NonNullable<NoticePayee["bank_account"]>): string =>
  [
    account.bank_name,
    account.branch_name,
    `${kinds[account.kind]} ***${account.number.slice(-4)}`,
    account.holder_kana,
  ].join(" ");

/** Contact of the issuer in one line each: department and name, then how to reach them. */
export function contactWords({ contact }: NoticeIssuer): string[] {
  const who = [contact.department, contact.name].filter(Boolean).join(" ");
  const how = [contact.phone && `電話 ${contact.phone}`, contact.email].filter(Boolean).join(" ");
  return [who && `担当 ${who}`, how].filter(Boolean);
}

/** Across the sheet while it must not be taken for the document. */
export const marks: Partial<Record<PaymentNotice["status"], string>> = { draft: "下書き", cancelled: "取消" };

/** 支払通知書_PN-2026-0001_佐々木美桜.pdf; signs that file systems refuse are left out. */
export function pdfName({ number, payee, edition }: SheetNotice): string {
  const parts = ["支払通知書", number ?? "下書き", ...(edition > 1 ? [`第${edition}版`] : []), payee.name];
  const name = parts
    .join("_")
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, "")
    .slice(0, 120);
  return `${name}.pdf`;
}
