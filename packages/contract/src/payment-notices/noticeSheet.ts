import type { NoticeStatus } from "./noticeStatus.ts";
import type { NoticeIssuer, NoticeLine, NoticePayee } from "./payment-notices.schemas.ts";

/** What is printed of a notice. A draft has no number, no day of issue and no sentence of confirmation yet. */
export interface SheetNotice {
  readonly number: string | null;
  readonly edition: number;
  readonly issuer: NoticeIssuer;
  readonly payee: Omit<NoticePayee, "managed_creator">;
  /** Name of the project; blank where there is none. */
  readonly subject: string;
  readonly lines: readonly Omit<NoticeLine, "uid" | "job_request_uid" | "project_uid">[];
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
  readonly issued_on: string | null;
  /** What silence means, in words. */
  readonly deemed_sentence: string;
  readonly note: string;
}

/** The two ends of a period, each of which stands on one line. */
export const periodEnds = (days: string): string[] => days.split(/(?<=〜)/);

/** A label with its value. */
export type SheetFact = readonly [label: string, value: string];

/**
 * Every word of a printed notice, in its order and place. The PDF and the page on the screen are both drawn from it:
 * they can look different, and cannot say different things.
 */
export interface NoticeSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly SheetFact[];
  /** Which edition it is, and which one it takes the place of; blank for the first. */
  readonly edition: string;
  readonly payee: { readonly name: string; readonly honorific: string; readonly lines: readonly string[] };
  readonly subject: SheetFact | null;
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  /** How the issuer is reached. */
  readonly contact: readonly string[];
  readonly lead: string;
  readonly amount: SheetFact;
  readonly due: SheetFact;
  readonly method: SheetFact;
  readonly columns: {
    readonly days: string;
    readonly description: string;
    readonly rate: string;
    readonly withheld: string;
    readonly amount: string;
  };
  readonly rows: readonly {
    readonly days: string;
    readonly description: string;
    readonly rate: string;
    readonly withheld: string;
    readonly amount: string;
  }[];
  readonly rateColumns: { readonly rate: string; readonly amount: string; readonly tax: string };
  readonly rates: readonly { readonly rate: string; readonly amount: string; readonly tax: string }[];
  /** The way from the subtotal to what is transferred; `small` stands below its line. */
  readonly totals: readonly { readonly fact: SheetFact; readonly small: string }[];
  readonly payable: SheetFact;
  readonly payment: readonly SheetFact[];
  /** What ※ means; blank where it does not occur. */
  readonly reduced: string;
  readonly confirmation: SheetFact | null;
  readonly note: SheetFact | null;
}

const NOTHING = "—";

export const sheetYen = (amount: number): string =>
  `${amount < 0 ? "-" : ""}¥${Math.abs(amount).toLocaleString("ja-JP")}`;

/** 2026-11-20 → 2026年11月20日 */
function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日`;
}

/** 2026年11月20日, or both ends of what took several days, the year once: a document writes its days in one way. */
function transactionDays({
  transaction_on: from,
  transaction_ends_on: to,
}: Pick<NoticeLine, "transaction_on" | "transaction_ends_on">): string {
  if (to === null || to === from) return longDay(from);
  const end = longDay(to);
  return `${longDay(from)}〜${from.slice(0, 4) === to.slice(0, 4) ? end.slice(end.indexOf("年") + 1) : end}`;
}

function rateWord(rate: number): string {
  if (rate === 0) return "対象外";
  return rate === 8 ? "8%※" : `${rate}%`;
}

/** What the withheld tax is computed by. */
const withholdingRate = (base: number): string =>
  base <= 1_000_000 ? "10.21%" : "100万円まで10.21%、超える分20.42%";

function registrationWords({ registration_number, registration_checked_on }: SheetNotice["payee"]): string {
  if (!registration_number) return "適格請求書発行事業者ではない";
  const checked = registration_checked_on ? `（${longDay(registration_checked_on)}確認）` : "";
  return `登録番号 ${registration_number}${checked}`;
}

const kinds = { ordinary: "普通", checking: "当座", savings: "貯蓄" } as const;

/** Only the last four digits: the payee knows the rest, and paper lies about. */
const accountWords = (account: NonNullable<NoticePayee["bank_account"]>): string =>
  [
    account.bank_name,
    account.branch_name,
    `${kinds[account.kind]} ***${account.number.slice(-4)}`,
    account.holder_kana,
  ].join(" ");

/** Contact of the issuer in one line each: department and name, then how to reach them. */
function contactWords({ contact }: NoticeIssuer): string[] {
  const who = [contact.department, contact.name].filter(Boolean).join(" ");
  const how = [contact.phone && `電話 ${contact.phone}`, contact.email].filter(Boolean).join(" ");
  return [who && `担当 ${who}`, how].filter(Boolean);
}

/** Across the sheet while it must not be taken for the document. */
export const sheetMarks: Partial<Record<NoticeStatus, string>> = { draft: "下書き", cancelled: "取消" };

export function noticeSheet(notice: SheetNotice): NoticeSheet {
  const { payee, issuer, number, edition, withholding_base } = notice;
  const { bank_account } = payee;
  return {
    title: "支払通知書",
    subtitle: "（仕入明細書）",
    facts: [
      ["通知書番号", number ?? "未発行"],
      ["発行日", notice.issued_on ? longDay(notice.issued_on) : "未発行"],
    ],
    // Editions keep the number; a draft shows it once it is issued.
    edition:
      edition > 1 ? `第${edition}版（第${edition - 1}版${number ? ` No. ${number} ` : ""}を差し替え）` : "",
    payee: {
      name: payee.name,
      honorific: payee.honorific,
      lines: [payee.address, registrationWords(payee)].filter(Boolean),
    },
    subject: notice.subject ? ["件名", notice.subject] : null,
    issuer: {
      name: issuer.name,
      lines: [issuer.address, issuer.registration_number && `登録番号 ${issuer.registration_number}`].filter(
        Boolean,
      ),
    },
    contact: contactWords(issuer),
    lead: "下記のとおりお支払いいたします。",
    amount: ["お支払金額", sheetYen(notice.payable)],
    due: ["お支払期日", longDay(notice.due_on)],
    method: ["お支払方法", "銀行振込"],
    columns: {
      days: "取引日",
      description: "内容",
      rate: "税率",
      withheld: "源泉",
      amount: "金額（税抜）",
    },
    rows: notice.lines.map((line) => ({
      days: transactionDays(line),
      description: line.description,
      rate: rateWord(line.tax_rate),
      withheld: line.withholding ? "対象" : NOTHING,
      amount: sheetYen(line.amount),
    })),
    rateColumns: { rate: "税率", amount: "対価の額（税抜）", tax: "消費税額" },
    rates: notice.by_rate.map(({ tax_rate, amount, tax }) => ({
      rate: rateWord(tax_rate),
      amount: sheetYen(amount),
      tax: tax_rate === 0 ? NOTHING : sheetYen(tax),
    })),
    totals: [
      { fact: ["小計（税抜）", sheetYen(notice.subtotal)], small: "" },
      { fact: ["消費税額", sheetYen(notice.tax)], small: "" },
      { fact: ["合計（税込）", sheetYen(notice.total)], small: "" },
      {
        fact: ["源泉徴収税額", notice.withholding === 0 ? NOTHING : sheetYen(-notice.withholding)],
        small:
          withholding_base > 0
            ? `対象額（税抜） ${sheetYen(withholding_base)}　${withholdingRate(withholding_base)}`
            : "",
      },
    ],
    payable: ["差引支払額", sheetYen(notice.payable)],
    payment: [
      ["支払方法", "銀行振込"],
      ["支払期日", longDay(notice.due_on)],
      ["受領日", longDay(notice.received_on)],
      ["法定期限", `${longDay(notice.legal_latest_on)}（受領日から60日以内）`],
      ["振込先", bank_account ? accountWords(bank_account) : "ご登録の口座"],
      ["振込手数料", "当社負担（差し引きません）"],
    ],
    reduced: notice.lines.some(({ tax_rate }) => tax_rate === 8) ? "※ は軽減税率（8%）の対象です。" : "",
    confirmation: notice.deemed_sentence ? ["ご確認のお願い", notice.deemed_sentence] : null,
    note: notice.note.trim() ? ["備考", notice.note] : null,
  };
}
