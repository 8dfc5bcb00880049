import { endOtherSessions, endSession, listSessions, type SignedInDevice } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useSignIn } from "./SignInProvider.tsx";

export interface UseSignedInDevices {
  /** False: the sign-in service keeps no such list (Firebase), and nothing is asked. */
  readonly isListed: boolean;
  readonly devices: readonly SignedInDevice[];
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/**
 * Where the signed-in person is signed in, the device used last first, this one marked.
 *
 * @example
 * const { devices } = useSignedInDevices();
 */
export function useSignedInDevices(): UseSignedInDevices {
  const { service } = useSignIn();
  const { data, isLoading, error, refresh } = useApiQuery(listSessions, service.keepsAccounts ? {} : null);
  return { isListed: service.keepsAccounts, devices: data?.items ?? [], isLoading, error, refresh };
}

/**
 * Signs out on another device.
 *
 * @example
 * const { endSession } = useEndSession();
 * await endSession(device.uid);
 */
export function useEndSession() {
  const { run, ...submission } = useApiMutation(endSession, { revalidate: [listSessions] });
  const end = useCallback(async (id: string) => void (await run({ params: { id } })), [run]);
  return { endSession: end, ...submission };
}

/**
 * Signs out everywhere but here; answers how many sign-ins ended.
 *
 * @example
 * const { endOtherSessions } = useEndOtherSessions();
 * const ended = await endOtherSessions();
 */
export function useEndOtherSessions() {
  const { run, ...submission } = useApiMutation(endOtherSessions, { revalidate: [listSessions] });
  const end = useCallback(async () => (await run({})).ended, [run]);
  return { endOtherSessions: end, ...submission };
}
