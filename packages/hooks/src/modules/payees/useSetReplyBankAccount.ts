import { type BankAccountBody, getReplyBankAccount, setReplyBankAccount as setCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * The creator enters an account. The answer's `pending` says that a mailed code is needed before it counts.
 *
 * @example
 * const { setReplyBankAccount } = useSetReplyBankAccount();
 * const { pending } = await setReplyBankAccount(token, account);
 */
export function useSetReplyBankAccount() {
  const { run, ...submission } = useApiMutation(setCall, { revalidate: [getReplyBankAccount] });
  const setReplyBankAccount = useCallback(
    (token: string, body: BankAccountBody) => run({ params: { token }, body }),
    [run],
  );
  return { setReplyBankAccount, ...submission };
}
