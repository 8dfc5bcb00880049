import type { BankAccount } from "@tsumugi/contract";
import { accountOf, findPayees } from "./payees.repository.ts";

/** The accounts of some creators as they stand now, readable: seal them before they are stored. Null: none is known. */
export async function payeeAccountsOf(
  company_uid: string,
  managed_creator_uids: readonly string[],
): Promise<Map<string, BankAccount | null>> {
  const rows = await findPayees(company_uid, managed_creator_uids);
  return new Map(rows.map(({ record, payee }) => [record.uid, payee && accountOf(payee)]));
}
