import {
  checkPlatformKey as checkCall,
  listPlatformKeys,
  type Platform,
  type PlatformKeyBody,
  removePlatformKey as removeCall,
  setPlatformKey as setCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

const reads = [listPlatformKeys] as const;

/**
 * Whose key each platform is read with. Never the keys themselves; for admins.
 *
 * @example
 * const { platformKeys } = usePlatformKeys();
 */
export function usePlatformKeys() {
  const { data, isLoading, error, refresh } = useApiQuery(listPlatformKeys, {});
  return { platformKeys: data?.items, isLoading, error, refresh };
}

/**
 * Stores the company's own key of a platform; nothing reads it back.
 *
 * @example
 * const { setPlatformKey, isSubmitting, error } = useSetPlatformKey();
 * await setPlatformKey("youtube", { api_key });
 */
export function useSetPlatformKey() {
  const { run, ...submission } = useApiMutation(setCall, { revalidate: reads });
  const setPlatformKey = useCallback(
    (platform: Platform, body: PlatformKeyBody) => run({ params: { platform }, body }),
    [run],
  );
  return { setPlatformKey, ...submission };
}

/**
 * Removes the company's own key; the server's is used from then on.
 *
 * @example
 * const { removePlatformKey } = useRemovePlatformKey();
 */
export function useRemovePlatformKey() {
  const { run, ...submission } = useApiMutation(removeCall, { revalidate: reads });
  const removePlatformKey = useCallback((platform: Platform) => run({ params: { platform } }), [run]);
  return { removePlatformKey, ...submission };
}

/**
 * Calls the platform with the key that is typed, or without one with what is in use, and answers what is wrong.
 *
 * @example
 * const { fault, message } = await checkPlatformKey("youtube", {});
 */
export function useCheckPlatformKey() {
  const { run, ...submission } = useApiMutation(checkCall, { revalidate: reads });
  const checkPlatformKey = useCallback(
    (platform: Platform, body: PlatformKeyBody = {}) => run({ params: { platform }, body }),
    [run],
  );
  return { checkPlatformKey, ...submission };
}
