import { type SignupMemberBody, signupMember as signupCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Makes the account of an invited person, already in the company. Answers the address to sign in with. Raises
 * `account_exists`, `seats_full`, `link_expired`, `link_used`.
 *
 * @example
 * const { signupMember, isSubmitting, error } = useSignupMember();
 * const { email } = await signupMember({ token, name, password });
 */
export function useSignupMember() {
  const { run, ...submission } = useApiMutation(signupCall);
  const signupMember = useCallback((body: SignupMemberBody) => run({ body }), [run]);
  return { signupMember, ...submission };
}
