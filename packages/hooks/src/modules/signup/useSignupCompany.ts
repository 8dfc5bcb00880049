import { type SignupCompanyBody, signupCompany as signupCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSessionValue } from "../session/sessionContext.ts";

/**
 * Registers the company of the signed-in person, who acts in it from then on. Raises `email_not_verified`, and `conflict`
 * for somebody who has a company.
 *
 * @example
 * const { signupCompany, isSubmitting, error } = useSignupCompany();
 * await signupCompany({ name, user_name });
 */
export function useSignupCompany() {
  const { replaceCurrentUser } = useSessionValue();
  const { run, ...submission } = useApiMutation(signupCall);
  const signupCompany = useCallback(
    async (body: SignupCompanyBody) => replaceCurrentUser(await run({ body })),
    [run, replaceCurrentUser],
  );
  return { signupCompany, ...submission };
}
