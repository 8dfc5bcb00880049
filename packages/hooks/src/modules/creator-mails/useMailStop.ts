import { type BodyOf, getMailStop, setMailStop as setCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What the link of a mail turns off, without a sign-in. Raises `not_found`.
 *
 * @example
 * const { mailStop, error } = useMailStop(token);
 */
export function useMailStop(token: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getMailStop,
    token === null ? null : { params: { token } },
  );
  return { mailStop: data, isLoading, error, refresh };
}

const stale = { revalidate: [getMailStop] };

/**
 * Turns one kind of mail off, or on again.
 *
 * @example
 * const { setMailStop, isSubmitting, error } = useSetMailStop();
 * await setMailStop(token, { kind: "reminder", is_stopped: true });
 */
export function useSetMailStop() {
  const { run, ...submission } = useApiMutation(setCall, stale);
  const setMailStop = useCallback(
    (token: string, body: BodyOf<typeof setCall>) => run({ params: { token }, body }),
    [run],
  );
  return { setMailStop, ...submission };
}
