import { useSignInVerb } from "./useSignInVerb.ts";

/**
 * Asks for another sign-in address: a link is mailed to it, and the address counts once that is used. Raises
 * `invalid_request` with `fields.email` or `fields.current_password`, and `rate_limited`.
 *
 * @example
 * const { requestEmailChange, isSubmitting, error } = useRequestEmailChange();
 * await requestEmailChange(email, currentPassword);
 */
export function useRequestEmailChange() {
  const { run: requestEmailChange, ...submission } = useSignInVerb("requestEmailChange");
  return { requestEmailChange, ...submission };
}
