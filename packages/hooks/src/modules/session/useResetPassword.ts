import { resetPassword as resetCall } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";

export interface UseResetPassword {
  /** `token` from the mailed link. Raises `link_expired` or `invalid_request` with `fields.password`. */
  readonly resetPassword: (token: string, password: string) => Promise<void>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
}

/**
 * Sets a new password with a mailed token (embedded sign-in).
 *
 * @example
 * const { resetPassword, error } = useResetPassword();
 */
export function useResetPassword(): UseResetPassword {
  const { run, isSubmitting, error } = useApiMutation(resetCall);
  const resetPassword = useCallback(
    async (token: string, password: string) => {
      await run({ body: { token, password } });
    },
    [run],
  );
  return { resetPassword, isSubmitting, error };
}
