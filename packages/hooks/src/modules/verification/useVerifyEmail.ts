import { verifyEmail as verifyCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Confirms an address by the token of a mailed link; answers it masked. Raises `link_expired`, `link_used`, `not_found`.
 *
 * @example
 * const { verifyEmail, isSubmitting, error } = useVerifyEmail();
 * const emailMasked = await verifyEmail(token);
 */
export function useVerifyEmail() {
  const { run, ...submission } = useApiMutation(verifyCall);
  const verifyEmail = useCallback(
    async (token: string) => (await run({ params: { token } })).email_masked,
    [run],
  );
  return { verifyEmail, ...submission };
}
