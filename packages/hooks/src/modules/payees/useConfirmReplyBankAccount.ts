import { confirmReplyBankAccount as confirmCall, getReplyBankAccount } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * The creator types the code that was mailed. Raises `conflict` once it has run out.
 *
 * @example
 * const { confirmReplyBankAccount } = useConfirmReplyBankAccount();
 * await confirmReplyBankAccount(token, "123456");
 */
export function useConfirmReplyBankAccount() {
  const { run, ...submission } = useApiMutation(confirmCall, { revalidate: [getReplyBankAccount] });
  const confirmReplyBankAccount = useCallback(
    (token: string, code: string) => run({ params: { token }, body: { code } }),
    [run],
  );
  return { confirmReplyBankAccount, ...submission };
}
