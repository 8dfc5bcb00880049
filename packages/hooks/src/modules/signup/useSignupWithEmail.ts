import { signupWithEmail as signupCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Asks for an account; a mail follows. Settles in the same way for known and unknown addresses. The same again is a new
 * mail, and the link of the older one ends. Raises `rate_limited` with `retryAfter`.
 *
 * @example
 * const { signupWithEmail, isSubmitting, error } = useSignupWithEmail();
 * await signupWithEmail(email, password);
 */
export function useSignupWithEmail() {
  const { run, ...submission } = useApiMutation(signupCall);
  const signupWithEmail = useCallback(
    async (email: string, password: string) => {
      await run({ body: { email, password } });
    },
    [run],
  );
  return { signupWithEmail, ...submission };
}
