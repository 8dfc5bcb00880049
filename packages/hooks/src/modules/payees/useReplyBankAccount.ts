import { getReplyBankAccount } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The creator's account behind a reply link, by its last digits.
 *
 * @example
 * const { replyBankAccount } = useReplyBankAccount(token);
 */
export function useReplyBankAccount(token: string | null) {
  const { data, ...query } = useApiQuery(getReplyBankAccount, token === null ? null : { params: { token } });
  return { replyBankAccount: data, ...query };
}
