import { listSessions } from "@tsumugi/contract";
import { useCallback } from "react";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { useSignInVerb } from "./useSignInVerb.ts";

/**
 * Sets another password for the signed-in person; their other sign-ins end. Raises `invalid_request` with
 * `fields.current_password` or `fields.password`, and `rate_limited`.
 *
 * @example
 * const { changePassword, isSubmitting, error } = useChangePassword();
 * await changePassword(current, next);
 */
export function useChangePassword() {
  const { run, ...submission } = useSignInVerb("changePassword");
  const revalidate = useRevalidate();
  const changePassword = useCallback(
    async (currentPassword: string, password: string) => {
      await run(currentPassword, password);
      revalidate([listSessions]);
    },
    [run, revalidate],
  );
  return { changePassword, ...submission };
}
