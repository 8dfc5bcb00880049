import type {
  BankAccount,
  BankAccountType,
  PersonRef,
  TransferBlock,
  TransferField,
  TransferItem,
  TransferPreview,
  TransferSkip,
  TransferSkipReason,
} from "@tsumugi/contract";
import { findCompany } from "../../companies/companyProfile.repository.ts";
import type { MemberActor } from "../../core/actor.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { workingCalendar } from "../../core/workingCalendar.ts";
import { bankReadings } from "../../payees/banks.service.ts";
import { payeePartiesOf } from "../../payees/payeeParties.service.ts";
import type { NoticeRow } from "../notices.repository.ts";
import { bankDay } from "./bankDays.ts";
import { type BankLetters, bankLetters } from "./bankLetters.ts";
import { type TransferAccount, WIDTHS } from "./transferRecords.ts";
import { filesWith } from "./transfers.repository.ts";

export interface TransferInput {
  readonly notice_uids: readonly string[];
  readonly debit_on: string;
}

export interface TransferPlan extends TransferPreview {
  readonly payer: TransferAccount | null;
  readonly client_code: string;
}

interface Account {
  readonly bank_code: string;
  readonly bank_name: string;
  readonly branch_code: string;
  readonly branch_name: string;
  readonly kind: BankAccountType;
  readonly number: string;
  readonly holder: string;
}

type Converted = TransferItem["converted"][number];

/** An account in the letters of bank files. Names of banks come from their table: as typed they are mostly kanji. */
async function lettersOf(account: Account, holderWidth: number) {
  const readings = await bankReadings(account.bank_code, account.branch_code);
  const texts: Record<TransferField, [entered: string, letters: BankLetters]> = {
    bank_name: [account.bank_name, bankLetters(readings?.bank ?? account.bank_name, WIDTHS.bank_name)],
    branch_name: [
      account.branch_name,
      bankLetters(readings?.branch ?? account.branch_name, WIDTHS.branch_name),
    ],
    holder: [account.holder, bankLetters(account.holder, holderWidth)],
  };
  const converted = Object.entries(texts).flatMap(([field, [entered, letters]]): Converted[] =>
    letters.written === entered ? [] : [{ field: field as TransferField, entered, ...letters }],
  );
  const written: TransferAccount = {
    ...account,
    bank_name: texts.bank_name[1].written,
    branch_name: texts.branch_name[1].written,
    holder: texts.holder[1].written,
  };
  return { written, converted };
}

const skipWords: Record<TransferSkipReason, string> = {
  not_approved: "支払承認されていません。承認してから出力してください。",
  account_missing:
    "振込先の口座が登録されていません。返信ページで入力してもらうか、支払先の画面で登録してください。",
  account_unusable: "口座名義に、振込ファイルで使える文字がありません。カナで登録し直してください。",
  nothing_to_pay: "支払う金額が0円です。振込は要りません。",
  not_own: "運営から受け取った支払通知書です。支払うのは運営です。",
};

function whyLeftOut(row: NoticeRow, account: BankAccount | null): TransferSkipReason | null {
  if (row.direction !== "company_to_creator") return "not_own";
  if (row.status !== "approved") return "not_approved";
  if (row.payable === 0) return "nothing_to_pay";
  return account ? null : "account_missing";
}

/** The company's own account, or which of it lacks. */
async function payerOf(company_uid: string) {
  const company = found(await findCompany(company_uid));
  const needed = {
    銀行コード: company.bank_code,
    支店コード: company.branch_code,
    口座番号: company.bank_account_number,
    "口座名義（カナ）": company.bank_account_holder,
    振込依頼人コード: company.transfer_client_code,
  };
  const lacking = Object.entries(needed).flatMap(([label, value]) => (value ? [] : [label]));
  const account = {
    bank_code: company.bank_code,
    bank_name: company.bank_name,
    branch_code: company.branch_code,
    branch_name: company.branch_name,
    kind: company.bank_account_type,
    number: company.bank_account_number,
    holder: company.bank_account_holder,
  };
  const payer = lacking.length > 0 ? null : (await lettersOf(account, WIDTHS.payer)).written;
  return { payer, lacking, client_code: company.transfer_client_code };
}

function blocksOf(debit_on: string, lacking: readonly string[]): TransferPreview["blocked"] {
  const blocked: { why: TransferBlock; message: string }[] = [];
  if (lacking.length > 0)
    blocked.push({
      why: "company_account",
      message: `振込元の口座の「${lacking.join("」「")}」が未設定です。企業の設定の「振込元の口座」で登録してください。`,
    });
  const { closed, day } = bankDay(debit_on, workingCalendar);
  if (closed !== undefined)
    blocked.push({
      why: "debit_day",
      message: `${debit_on}（${closed}）は銀行の休業日です。次の営業日は${day}です。`,
    });
  else if (debit_on < dayInJapan(now()))
    blocked.push({ why: "debit_day", message: "振込日が過ぎています。今日以降の営業日を選んでください。" });
  return blocked;
}

/** What a file of these notices would hold, in the order in which they were asked for. */
export async function planTransfer(
  { company_uid }: MemberActor,
  { notice_uids, debit_on }: TransferInput,
  rows: readonly NoticeRow[],
): Promise<TransferPlan> {
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  const wanted = [...new Set(notice_uids)].map((uid) => found(byUid.get(uid)));
  const parties = await payeePartiesOf(
    company_uid,
    wanted.flatMap(({ managed_creator_uid }) => managed_creator_uid ?? []),
  );
  const earlier = Map.groupBy(
    await filesWith(
      company_uid,
      wanted.map(({ uid }) => uid),
    ),
    ({ notice_uid }) => notice_uid,
  );
  const items: TransferItem[] = [];
  const skipped: TransferSkip[] = [];
  for (const row of wanted) {
    const party = parties.get(row.managed_creator_uid ?? "");
    const account = party?.bank_account ?? null;
    const notice = {
      notice_uid: row.uid,
      payee_name: row.payee?.name ?? party?.name ?? "",
      amount: row.payable,
    };
    const skip = (why: TransferSkipReason) =>
      skipped.push({ ...notice, number: row.number, why, message: skipWords[why] });
    const why = whyLeftOut(row, account);
    if (why || !account || row.number === null) {
      skip(why ?? "not_approved");
      continue;
    }
    const { holder_kana: holder, ...plain } = account;
    const { written, converted } = await lettersOf({ ...plain, holder }, WIDTHS.holder);
    if (written.holder === "") {
      skip("account_unusable");
      continue;
    }
    items.push({
      ...notice,
      number: row.number,
      due_on: row.due_on,
      account: written,
      converted,
      earlier: (earlier.get(row.uid) ?? []).map(({ notice_uid: _, exported_at, exported_by, ...file }) => ({
        ...file,
        exported_at: exported_at.toISOString(),
        exported_by: exported_by satisfies PersonRef | null,
      })),
    });
  }
  const { payer, lacking, client_code } = await payerOf(company_uid);
  return {
    items,
    skipped,
    blocked: blocksOf(debit_on, lacking),
    debit_on: bankDay(debit_on, workingCalendar).day,
    totals: { count: items.length, amount: items.reduce((all, { amount }) => all + amount, 0) },
    payer,
    client_code,
  };
}
