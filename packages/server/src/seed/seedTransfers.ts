import { workingCalendar } from "../core/workingCalendar.ts";
import type { paymentNotices } from "../db/schema/payment-notices.ts";
import { bankDay } from "../payment-notices/transfers/bankDays.ts";
import { bankLetters } from "../payment-notices/transfers/bankLetters.ts";
import { refusePayments } from "../payment-notices/transfers/refusePayments.service.ts";
import {
  referenceOf,
  sha256Of,
  transferBytes,
  transferFileName,
} from "../payment-notices/transfers/transferBytes.ts";
import {
  type TransferAccount,
  transferRecords,
  WIDTHS,
} from "../payment-notices/transfers/transferRecords.ts";
import { insertTransferFile } from "../payment-notices/transfers/transfers.repository.ts";
import { dayFromToday, type SeedCompany, timeFromToday } from "./seedContext.ts";
import { CLIENT_CODE, payerAccount, type SeedPayee } from "./seedPayees.ts";

type Notice = typeof paymentNotices.$inferInsert;

const payer: TransferAccount = {
  bank_code: payerAccount.bank_code,
  bank_name: "ﾐﾂﾋﾞｼUFJ",
  branch_code: payerAccount.branch_code,
  branch_name: "ﾎﾝﾃﾝ",
  kind: payerAccount.bank_account_type,
  number: payerAccount.bank_account_number,
  holder: bankLetters(payerAccount.bank_account_holder, WIDTHS.payer).written,
};

const bankKana: Readonly<Record<string, string>> = {
  "0001": "ﾐｽﾞﾎ",
  "0005": "ﾐﾂﾋﾞｼUFJ",
  "0009": "ﾐﾂｲｽﾐﾄﾓ",
};

/** Three bank files: one that the bank has paid, one that waits for its answer, and one that it sent back. */
export async function seedTransfers(
  company: SeedCompany,
  notices: readonly Notice[],
  payees: ReadonlyMap<string, SeedPayee>,
): Promise<void> {
  const payable = notices.flatMap((notice) => {
    const account = payees.get(notice.managed_creator_uid ?? "")?.account;
    return account ? [{ notice, account }] : [];
  });
  const of = (status: string) => payable.filter(({ notice }) => notice.status === status);
  await seedFile(company, "demo-transfer-1", of("paid").slice(0, 3), -21);
  await seedFile(company, "demo-transfer-2", of("approved").slice(0, 1), 2);
  const sentBack = of("approved").slice(1, 2);
  await seedFile(company, "demo-transfer-3", sentBack, -6);
  const refused = sentBack.map(({ notice: { uid: notice_uid } }) => ({
    notice_uid,
    file_uid: "demo-transfer-3",
    reason: "該当する口座がありません。",
    result_code: "2",
  }));
  await refusePayments(company.uid, refused, { at: timeFromToday(-4, 10), by_uid: "demo-finance" });
}

async function seedFile(
  { uid: company_uid }: SeedCompany,
  uid: string,
  payments: readonly { readonly notice: Notice; readonly account: NonNullable<SeedPayee["account"]> }[],
  days: number,
): Promise<void> {
  if (payments.length === 0) return;
  const debit_on = bankDay(dayFromToday(days), workingCalendar).day;
  const records = transferRecords({
    client_code: CLIENT_CODE,
    payer,
    debit_on,
    payments: payments.map(({ notice, account: { holder_kana, ...account } }) => ({
      account: {
        ...account,
        bank_name: bankKana[account.bank_code] ?? "",
        branch_name: "ｼﾌﾞﾔ",
        holder: bankLetters(holder_kana, WIDTHS.holder).written,
      },
      amount: notice.payable,
      reference: referenceOf(notice.number ?? ""),
    })),
  });
  await insertTransferFile({
    uid,
    company_uid,
    name: transferFileName(debit_on, payments.length),
    debit_on,
    line_breaks: true,
    payments: payments.length,
    amount: payments.reduce((all, { notice }) => all + notice.payable, 0),
    sha256: sha256Of(transferBytes(records, true)),
    created_by: "demo-finance",
    created_at: timeFromToday(Math.min(days - 2, -1), 11),
    records,
    notices: payments.map(({ notice, account }) => ({ company_uid, notice_uid: notice.uid, account })),
  });
}
