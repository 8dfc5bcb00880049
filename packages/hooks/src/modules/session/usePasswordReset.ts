import { getPasswordReset } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useSignIn } from "./SignInProvider.tsx";

/**
 * Whether the mailed link of a reset can still be used: `open`, `used` or `expired`. Undefined until it is known, and where
 * the sign-in service keeps the accounts itself (Firebase): nothing is asked then.
 *
 * @example
 * const { state } = usePasswordReset(token);
 */
export function usePasswordReset(token: string) {
  const { service } = useSignIn();
  const { data, ...query } = useApiQuery(
    getPasswordReset,
    service.keepsAccounts ? { params: { token } } : null,
  );
  return { state: data?.state, ...query };
}
