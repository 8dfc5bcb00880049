import { resendOwnInvitations as resendCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Mails the open invitations of the own confirmed address again; answers how many there were. Raises
 * `email_not_verified`, and `rate_limited` with `retryAfter`.
 *
 * @example
 * const { resendOwnInvitations, isSubmitting, error } = useResendOwnInvitations();
 * const sent = await resendOwnInvitations();
 */
export function useResendOwnInvitations() {
  const { run, ...submission } = useApiMutation(resendCall);
  const resendOwnInvitations = useCallback(async () => (await run({})).sent, [run]);
  return { resendOwnInvitations, ...submission };
}
