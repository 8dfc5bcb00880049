import type {
  NoticeBankAccount,
  PersonRef,
  TransferItem,
  TransferPreview,
  TransferSkip,
  TransferSkipReason,
} from "@tsumugi/contract";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { slashed } from "../../core/dayText.ts";
import { found } from "../../core/errors.ts";
import { workingCalendar } from "../../core/workingCalendar.ts";
import type { NoticeRow } from "../notices.repository.ts";
import { isSameAccount, presentAccounts, printedAccount } from "../payeeAccounts.service.ts";
import { maskedNumber } from "../printedNotice.ts";
import { accountLetters } from "./accountLetters.service.ts";
import { type BankDay, bankDay } from "./bankDays.ts";
import { lateTransfer } from "./lateTransfer.ts";
import { payerAccount } from "./payers.service.ts";
import { type TransferAccount, WIDTHS } from "./transferRecords.ts";
import { filesWith, type Payer } from "./transfers.repository.ts";

export interface TransferInput {
  readonly notice_uids: readonly string[];
  readonly debit_on: string;
}

export interface TransferPlan extends TransferPreview {
  readonly payer: TransferAccount | null;
  readonly client_code: string;
  /** The payees' accounts as they are registered, by the notice: items have them in the letters of bank files. */
  readonly accounts: ReadonlyMap<string, NoticeBankAccount | null>;
}

const skipWords: Record<TransferSkipReason, string> = {
  not_approved: "支払承認されていません。承認してから出力してください。",
  account_missing:
    "振込先の口座が登録されていません。返信ページで入力してもらうか、支払先の画面で登録してください。",
  account_unusable: "口座名義に、振込ファイルで使える文字がありません。カナで登録し直してください。",
  nothing_to_pay: "支払う金額が0円です。振込は要りません。",
  not_own: "運営から受け取った支払通知書です。支払うのは運営です。",
};

/** Where the operator pays, others enter the account. */
const skipWordsOfOperator: Partial<Record<TransferSkipReason, string>> = {
  account_missing:
    "振込先の口座が登録されていません。企業情報の「振込元の口座」に、支払先の管理者に登録してもらってください。",
  account_unusable:
    "口座名義に、振込ファイルで使える文字がありません。企業にカナで登録し直してもらってください。",
  not_own: "企業からクリエイターへの支払通知書です。支払うのは企業です。",
};

/** What is over is not approved either, but nothing is to be approved there. */
const overWords: Partial<Record<NoticeRow["status"], string>> = {
  paid: "支払済みです。振込は要りません。",
  cancelled: "取消した支払通知書です。振り込みません。",
};

const wordsOf = (why: TransferSkipReason, payer: Payer, status: NoticeRow["status"]): string =>
  (why === "not_approved" ? overWords[status] : undefined) ??
  (payer === null ? skipWordsOfOperator[why] : undefined) ??
  skipWords[why];

function whyLeftOut(
  row: NoticeRow,
  account: NoticeBankAccount | null,
  payer: Payer,
): TransferSkipReason | null {
  if ((row.direction === "operator_to_company") !== (payer === null)) return "not_own";
  if (row.status !== "approved") return "not_approved";
  if (row.payable === 0) return "nothing_to_pay";
  return account ? null : "account_missing";
}

function dayBlocks(debit_on: string, { closed, day }: BankDay): TransferPreview["blocked"] {
  const block = (message: string) => [{ why: "debit_day" as const, message }];
  if (closed !== undefined)
    return block(
      `${slashed(debit_on)}（${closed}）は銀行の休業日です。次の営業日（${slashed(day)}）にしてください。`,
    );
  return debit_on < dayInJapan(now())
    ? block("振込日が過ぎています。今日以降の営業日を選んでください。")
    : [];
}

/** The account of the notice as it was issued, where it is not the one that would be paid. */
function otherAccount(
  row: NoticeRow,
  present: NoticeBankAccount,
): Pick<TransferItem, "is_other_account" | "printed_account"> {
  const printed = printedAccount(row);
  const is_other_account = !isSameAccount(printed, present);
  if (!printed || !is_other_account) return { is_other_account, printed_account: null };
  const { bank_name, branch_name, kind, number } = printed;
  return {
    is_other_account,
    printed_account: { bank_name, branch_name, kind, number: maskedNumber(number) },
  };
}

/** What a file of these notices would hold, in the order in which they were asked for. */
export async function planTransfer(
  payer: Payer,
  { notice_uids, debit_on }: TransferInput,
  rows: readonly NoticeRow[],
): Promise<TransferPlan> {
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  const wanted = [...new Set(notice_uids)].map((uid) => found(byUid.get(uid)));
  const uids = wanted.map(({ uid }) => uid);
  const accounts = await presentAccounts(wanted);
  const onDay = bankDay(debit_on, workingCalendar);
  const today = dayInJapan(now());
  const earlier = Map.groupBy(await filesWith(payer, uids), ({ notice_uid }) => notice_uid);
  const items: TransferItem[] = [];
  const skipped: TransferSkip[] = [];
  for (const row of wanted) {
    const account = accounts.get(row.uid) ?? null;
    const notice = { notice_uid: row.uid, payee_name: row.payee?.name ?? "", amount: row.payable };
    const skip = (why: TransferSkipReason) =>
      skipped.push({ ...notice, number: row.number, why, message: wordsOf(why, payer, row.status) });
    const why = whyLeftOut(row, account, payer);
    if (why || !account || row.number === null) {
      skip(why ?? "not_approved");
      continue;
    }
    const { holder_kana: holder, ...plain } = account;
    const { written, converted } = await accountLetters({ ...plain, holder }, WIDTHS.holder);
    if (written.holder === "") {
      skip("account_unusable");
      continue;
    }
    items.push({
      ...notice,
      number: row.number,
      due_on: row.due_on,
      legal_latest_on: row.legal_latest_on,
      late: lateTransfer(row, onDay.day, today),
      account: written,
      ...otherAccount(row, account),
      converted,
      earlier: (earlier.get(row.uid) ?? []).map(({ notice_uid: _, exported_at, exported_by, ...file }) => ({
        ...file,
        exported_at: exported_at.toISOString(),
        exported_by: exported_by satisfies PersonRef | null,
      })),
    });
  }
  const from = await payerAccount(payer);
  return {
    items,
    skipped,
    blocked: [...from.blocked, ...dayBlocks(debit_on, onDay)],
    debit_on: onDay.day,
    totals: { count: items.length, amount: items.reduce((all, { amount }) => all + amount, 0) },
    payer: from.account,
    client_code: from.client_code,
    accounts,
  };
}
