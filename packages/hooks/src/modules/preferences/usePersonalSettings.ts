import { getPreference, type PersonalSettings, type Preference, putPreference } from "@tsumugi/contract";
import { useCallback, useRef } from "react";
import { isApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

const input = { params: { key: "personal" } };
const none: PersonalSettings = {};

const settingsOf = (kept: Preference | undefined) =>
  (kept?.value as PersonalSettings | null | undefined) ?? none;

/** Some settings, or how they follow from those that are kept, for one that holds several things of its own. */
type Change = PersonalSettings | ((kept: PersonalSettings) => PersonalSettings);

const changed = (kept: PersonalSettings, change: Change): PersonalSettings => ({
  ...kept,
  ...(typeof change === "function" ? change(kept) : change),
});

/**
 * Small settings that follow the person to every browser, e.g. `send_key` of the chat. A change shows at once, and is
 * stored into what the server has by then: what another device has changed meanwhile stays. Where saving failed, `error`
 * says why and the next read restores the screen.
 *
 * @example
 * const { personalSettings, savePersonalSettings } = usePersonalSettings();
 * savePersonalSettings({ send_key: "enter" });
 */
export function usePersonalSettings() {
  const query = useApiQuery(getPreference, input, { revalidateOnFocus: false });
  const { data, isLoading, error, replace } = query;
  const { run: read, error: readError } = useApiMutation(getPreference);
  const { run: write, error: saveError } = useApiMutation(putPreference);
  const personalSettings = settingsOf(data);
  const count = useRef(0);

  const store = useCallback(
    async (change: Change): Promise<Preference> => {
      const kept = await read(input);
      const value = changed(settingsOf(kept), change);
      try {
        return await write({ ...input, body: { value, ...(kept.version > 0 && { version: kept.version }) } });
      } catch (cause) {
        // Another tab, or another change of this one, was faster.
        if (isApiError(cause) && cause.code === "stale_version") return store(change);
        throw cause;
      }
    },
    [read, write],
  );
  const savePersonalSettings = useCallback(
    (change: Change) => {
      count.current += 1;
      const mine = count.current;
      void replace({
        ...input.params,
        value: changed(personalSettings, change),
        version: 0,
        updated_at: null,
      });
      store(change).then(
        // What was changed here since then is shown already.
        (kept) => (mine === count.current ? replace(kept) : undefined),
        // The failure is in `error`; nobody awaits this promise.
        () => undefined,
      );
    },
    [personalSettings, replace, store],
  );
  return { personalSettings, savePersonalSettings, isLoading, error: error ?? readError ?? saveError };
}
