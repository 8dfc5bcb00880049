import type { NoticeBankAccount } from "@tsumugi/contract";
import { seal, unseal } from "../core/sealing.ts";
import { payeePartiesOf } from "../payees/payeeParties.service.ts";
import type { NoticeRow } from "./notices.repository.ts";
import type { CompanyParty } from "./parties.repository.ts";

const placeOf = ({ company_uid, uid }: Pick<NoticeRow, "company_uid" | "uid">) => ({
  table: "payment_notices",
  column: "payee_account",
  company_uid,
  row: uid,
});

/** The account of an issued notice as it is kept: readable only with the server's key, and only in this row. */
export const sealAccount = (row: NoticeRow, account: NoticeBankAccount | null): string | null =>
  account && seal(JSON.stringify(account), placeOf(row));

const openAccount = (row: NoticeRow): NoticeBankAccount | null =>
  row.payee_account ? (JSON.parse(unseal(row.payee_account, placeOf(row))) as NoticeBankAccount) : null;

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

/** The account of each notice, whole: as it was at the issue, or as it stands now while it is a draft. */
export async function accountsOf(
  rows: readonly NoticeRow[],
  companies: ReadonlyMap<string, CompanyParty>,
): Promise<Map<string, NoticeBankAccount | null>> {
  const drafts = rows.filter(
    ({ number, managed_creator_uid }) => number === null && managed_creator_uid !== null,
  );
  const present = new Map<string, NoticeBankAccount | null>();
  for (const [company_uid, theirs] of Map.groupBy(drafts, (row) => row.company_uid)) {
    const uids = theirs.flatMap(({ managed_creator_uid }) => managed_creator_uid ?? []);
    for (const [uid, party] of await payeePartiesOf(company_uid, [...new Set(uids)])) {
      present.set(uid, party.bank_account);
    }
  }
  return new Map(
    rows.map((row) => {
      if (row.number !== null) return [row.uid, openAccount(row)];
      if (row.managed_creator_uid) return [row.uid, present.get(row.managed_creator_uid) ?? null];
      return [row.uid, accountOfCompany(companies.get(row.company_uid))];
    }),
  );
}
