import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import {
  lockPayee,
  type PayeeKey,
  saveAccount,
  saveRequest,
  updatePayeeRow,
} from "../payees/payees.repository.ts";

/** A creator with an account, and another one that waits for its code. */
export async function insertPayee(payee: PayeeKey, word: string): Promise<void> {
  const account = {
    bank_code: "0009",
    bank_name: word,
    branch_code: "211",
    branch_name: word,
    kind: "ordinary" as const,
    number: "4812093",
    holder_kana: word,
  };
  await lockPayee(payee);
  await saveAccount(payee, account, null);
  await updatePayeeRow(payee, { withholding_reason: word });
  const expires_at = new Date(now().getTime() + DAY_MS);
  await saveRequest(payee, { account: { ...account, number: "4812094" }, code: "123456", expires_at });
}
