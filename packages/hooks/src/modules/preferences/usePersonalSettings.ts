import { getPreference, type PersonalSettings, putPreference } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

const KEY = "personal";
const none: PersonalSettings = {};

/**
 * Small settings that follow the person to every browser, e.g. `send_key` of the chat. A change shows
 * at once; where saving failed, `error` says why and the next read restores the screen.
 *
 * @example
 * const { personalSettings, savePersonalSettings } = usePersonalSettings();
 * savePersonalSettings({ send_key: "enter" });
 */
export function usePersonalSettings() {
  const query = useApiQuery(getPreference, { params: { key: KEY } }, { revalidateOnFocus: false });
  const { data, isLoading, error, replace } = query;
  const { run, error: saveError } = useApiMutation(putPreference);
  const personalSettings = (data?.value as PersonalSettings | null | undefined) ?? none;
  const savePersonalSettings = useCallback(
    (changes: PersonalSettings) => {
      const value = { ...personalSettings, ...changes };
      void replace({ key: KEY, value, version: 0, updated_at: null });
      // The failure is in `error`; nobody awaits this promise.
      run({ params: { key: KEY }, body: { value } }).catch(() => undefined);
    },
    [personalSettings, replace, run],
  );
  return { personalSettings, savePersonalSettings, isLoading, error: error ?? saveError };
}
