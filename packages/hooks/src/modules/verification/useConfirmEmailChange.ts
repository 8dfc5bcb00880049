import { confirmEmailChange as confirmCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Makes another address current by the token of its mailed link, and ends every sign-in; answers the address masked.
 * Raises `link_expired`, `link_used`, `not_found`, and `conflict` where somebody has taken the address.
 *
 * @example
 * const { confirmEmailChange, isSubmitting, error } = useConfirmEmailChange();
 * const emailMasked = await confirmEmailChange(token);
 */
export function useConfirmEmailChange() {
  const { run, ...submission } = useApiMutation(confirmCall);
  const confirmEmailChange = useCallback(
    async (token: string) => (await run({ params: { token } })).email_masked,
    [run],
  );
  return { confirmEmailChange, ...submission };
}
