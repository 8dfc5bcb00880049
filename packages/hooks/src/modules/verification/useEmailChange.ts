import { cancelEmailChange, type EmailChange, getEmailChange, resendEmailChange } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useSignIn } from "../session/SignInProvider.tsx";

/**
 * The change of one's own sign-in address that waits for its mailed link to be used; null where none does, and where the
 * sign-in service keeps the accounts itself (Firebase): nothing is asked then.
 *
 * @example
 * const { emailChange } = useEmailChange();
 */
export function useEmailChange() {
  const { service } = useSignIn();
  const { data, ...state } = useApiQuery(getEmailChange, service.keepsAccounts ? {} : null);
  const emailChange: EmailChange | null = data?.email_change ?? null;
  return { emailChange, ...state };
}

/**
 * Mails a new link to the address that waits; the one before ends. Raises `not_found` where nothing waits any more, and
 * `rate_limited`.
 *
 * @example
 * const { resendEmailChange, isSubmitting } = useResendEmailChange();
 */
export function useResendEmailChange() {
  const { run, ...submission } = useApiMutation(resendEmailChange, { revalidate: [getEmailChange] });
  const resend = useCallback(async () => (await run({})).email_change, [run]);
  return { resendEmailChange: resend, ...submission };
}

/**
 * Takes the change back: the mailed link ends, and the present address stays.
 *
 * @example
 * const { cancelEmailChange, isSubmitting } = useCancelEmailChange();
 */
export function useCancelEmailChange() {
  const { run, ...submission } = useApiMutation(cancelEmailChange, { revalidate: [getEmailChange] });
  const cancel = useCallback(async () => void (await run({})), [run]);
  return { cancelEmailChange: cancel, ...submission };
}
