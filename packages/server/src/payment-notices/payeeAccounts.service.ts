import type { NoticeBankAccount } from "@tsumugi/contract";
import { payeeAccountsOf } from "../payees/payeeAccounts.service.ts";
import { type NoticeRow, sealedAccounts } from "./notices.repository.ts";
import { type CompanyParty, companyParties } from "./parties.repository.ts";
import { unansweredFiles } from "./transfers/orderedAccounts.repository.ts";

type KeptAccount = keyof typeof sealedAccounts;

/** An account of a notice as it is kept: readable only with the server's key, and only in this row. */
export const sealAccount = (
  row: Pick<NoticeRow, "company_uid" | "uid">,
  account: NoticeBankAccount | null,
  column: KeptAccount = "payee_account",
): string | null => account && sealedAccounts[column].seal(row, JSON.stringify(account));

function keptAccount(row: NoticeRow, column: KeptAccount): NoticeBankAccount | null {
  const sealed = row[column];
  return sealed === null
    ? null
    : (JSON.parse(sealedAccounts[column].unseal(row, sealed)) as NoticeBankAccount);
}

/** The account that an issued notice was issued with. */
export const printedAccount = (row: NoticeRow): NoticeBankAccount | null => keptAccount(row, "payee_account");

const accountOfCompany = (company: CompanyParty | undefined): NoticeBankAccount | null =>
  company?.bank_account_number
    ? {
        bank_code: company.bank_code,
        bank_name: company.bank_name,
        branch_code: company.branch_code,
        branch_name: company.branch_name,
        kind: company.bank_account_type,
        number: company.bank_account_number,
        holder_kana: company.bank_account_holder,
      }
    : null;

type Payee = Pick<NoticeRow, "uid" | "company_uid" | "managed_creator_uid">;

/** The account of each notice's payee as it stands now, by the notice. */
export async function presentAccounts(
  rows: readonly Payee[],
): Promise<Map<string, NoticeBankAccount | null>> {
  const accounts = new Map<string, NoticeBankAccount | null>();
  const ofCreators = rows.filter(({ managed_creator_uid }) => managed_creator_uid !== null);
  for (const [company_uid, theirs] of Map.groupBy(ofCreators, (row) => row.company_uid)) {
    const uids = new Set(theirs.flatMap(({ managed_creator_uid }) => managed_creator_uid ?? []));
    const present = await payeeAccountsOf(company_uid, [...uids]);
    for (const { uid, managed_creator_uid } of theirs) {
      accounts.set(uid, present.get(managed_creator_uid ?? "") ?? null);
    }
  }
  const ofCompanies = rows.filter(({ managed_creator_uid }) => managed_creator_uid === null);
  const companies = new Map(
    (await companyParties([...new Set(ofCompanies.map(({ company_uid }) => company_uid))])).map((each) => [
      each.uid,
      each,
    ]),
  );
  for (const { uid, company_uid } of ofCompanies)
    accounts.set(uid, accountOfCompany(companies.get(company_uid)));
  return accounts;
}

/** Whoever holds the account may write it in other letters: the bank pays by these. */
export const isSameAccount = (a: NoticeBankAccount | null, b: NoticeBankAccount | null): boolean =>
  a?.bank_code === b?.bank_code &&
  a?.branch_code === b?.branch_code &&
  a?.kind === b?.kind &&
  a?.number === b?.number;

/** Money may still go out by it. */
const isOpen = ({ status }: NoticeRow): boolean => status !== "paid" && status !== "cancelled";

export interface NoticeAccounts {
  /** As it was at the issue, or as it stands now while the notice is a draft. */
  readonly account: NoticeBankAccount | null;
  /**
   * Where the money goes or went, where the notice is issued and holds another one: to what the bank file under way says,
   * else to the present one; to what it was paid, as far as that is known.
   */
  readonly other_account: { readonly account: NoticeBankAccount | null } | null;
  /**
   * Where a payment by hand goes: to what the bank file under way says, else to the present account. Null where there is
   * none, or where the file is from before its accounts were kept.
   */
  readonly to_pay: NoticeBankAccount | null;
  /** The day on which the bank file under way is debited, the first of several; null where none is under way. */
  readonly ordered_on: string | null;
}

/** The accounts of each notice, whole. */
export async function accountsOf(rows: readonly NoticeRow[]): Promise<Map<string, NoticeAccounts>> {
  const present = await presentAccounts(rows.filter((row) => row.number === null || isOpen(row)));
  const ordered = await unansweredFiles(rows.filter(({ status }) => status === "approved"));
  return new Map(
    rows.map((row) => {
      const now = present.get(row.uid) ?? null;
      if (row.number === null) {
        return [row.uid, { account: now, other_account: null, to_pay: now, ordered_on: null }];
      }
      const account = printedAccount(row);
      const file = ordered.get(row.uid);
      const used = isOpen(row) ? (file?.account ?? now) : keptAccount(row, "paid_account");
      const isOther = (isOpen(row) || used !== null) && !isSameAccount(account, used);
      const to_pay = file ? file.account : now;
      const ordered_on = file?.first_debit_on ?? null;
      return [row.uid, { account, other_account: isOther ? { account: used } : null, to_pay, ordered_on }];
    }),
  );
}
