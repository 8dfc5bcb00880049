import {
  confirmSecondFactor,
  getSecondFactor,
  listSessions,
  removeSecondFactor,
  type SecondFactor,
  type SecondFactorSecret,
  startSecondFactor,
} from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useSignIn } from "./SignInProvider.tsx";

export interface UseSecondFactor {
  /** False: the sign-in service has a second factor of its own (Firebase), and nothing is asked. */
  readonly isOffered: boolean;
  readonly secondFactor: SecondFactor | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/**
 * Whether the signed-in person enters a code of an app after the password.
 *
 * @example
 * const { secondFactor } = useSecondFactor();
 */
export function useSecondFactor(): UseSecondFactor {
  const { service } = useSignIn();
  const { data, isLoading, error, refresh } = useApiQuery(getSecondFactor, service.keepsAccounts ? {} : null);
  return { isOffered: service.keepsAccounts, secondFactor: data, isLoading, error, refresh };
}

/**
 * Makes a secret for the app; nothing changes until its first code is confirmed. `code`: of the present one, where one is
 * on. Raises `invalid_request` with `fields.current_password` or `fields.code`.
 *
 * @example
 * const { startSecondFactor } = useStartSecondFactor();
 * const { uri } = await startSecondFactor(currentPassword);
 */
export function useStartSecondFactor() {
  const { run, ...submission } = useApiMutation(startSecondFactor);
  const start = useCallback(
    (current_password: string, code?: string): Promise<SecondFactorSecret> =>
      run({ body: { current_password, code } }),
    [run],
  );
  return { startSecondFactor: start, ...submission };
}

/**
 * Turns the second factor on with the first code of the app; answers the recovery codes, which are never shown again.
 *
 * @example
 * const { confirmSecondFactor } = useConfirmSecondFactor();
 * const recoveryCodes = await confirmSecondFactor("123456");
 */
export function useConfirmSecondFactor() {
  const { run, ...submission } = useApiMutation(confirmSecondFactor, {
    revalidate: [getSecondFactor, listSessions],
  });
  const confirm = useCallback(
    async (code: string): Promise<readonly string[]> => (await run({ body: { code } })).recovery_codes,
    [run],
  );
  return { confirmSecondFactor: confirm, ...submission };
}

/**
 * Turns the second factor off; raises `conflict` where the company asks for it.
 *
 * @example
 * const { removeSecondFactor } = useRemoveSecondFactor();
 * await removeSecondFactor(currentPassword, code);
 */
export function useRemoveSecondFactor() {
  const { run, ...submission } = useApiMutation(removeSecondFactor, { revalidate: [getSecondFactor] });
  const remove = useCallback(
    async (current_password: string, code: string) => void (await run({ body: { current_password, code } })),
    [run],
  );
  return { removeSecondFactor: remove, ...submission };
}
