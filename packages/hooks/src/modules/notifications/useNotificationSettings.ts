import { type BodyOf, getNotificationSettings, putNotificationSettings } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * How the person is notified of each kind of お知らせ (`screen`, `mail`, `none`), and at which hour in Japan the daily mail
 * is sent (null: never). Per person and active company. What is left out of a change stays.
 *
 * @example
 * const { notificationSettings, saveNotificationSettings } = useNotificationSettings();
 * await saveNotificationSettings({ channels: { contract: "mail" }, digest_hour: 8 });
 */
export function useNotificationSettings() {
  const query = useApiQuery(getNotificationSettings, {});
  const { run, isSubmitting, error: saveError } = useApiMutation(putNotificationSettings);
  const { data, isLoading, isRefreshing, error, refresh, replace } = query;
  const saveNotificationSettings = useCallback(
    async (body: BodyOf<typeof putNotificationSettings>) => {
      const saved = await run({ body });
      await replace(saved);
      return saved;
    },
    [run, replace],
  );
  return {
    notificationSettings: data,
    saveNotificationSettings,
    isSubmitting,
    isLoading,
    isRefreshing,
    error,
    saveError,
    refresh,
  };
}
