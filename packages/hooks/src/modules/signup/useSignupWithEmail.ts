import { useSignInVerb } from "../session/useSignInVerb.ts";

/**
 * Asks the sign-in service for an account; a mail follows. Settles in the same way for known and unknown addresses. The
 * same again is a new mail, and the link of the older one ends. The third argument is the path of the app that the
 * link leads on to. Raises `rate_limited` with `retryAfter`.
 *
 * @example
 * const { signupWithEmail, isSubmitting, error } = useSignupWithEmail();
 * await signupWithEmail(email, password, "/invitations/token");
 */
export function useSignupWithEmail() {
  const { run: signupWithEmail, ...submission } = useSignInVerb("signUp");
  return { signupWithEmail, ...submission };
}
