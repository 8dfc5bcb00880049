import { usePersonalSettings } from "@tsumugi/hooks";

/** Whether Enter sends, as the person has chosen it: props for `CommentComposer`. */
export function useSendKey() {
  const { personalSettings, savePersonalSettings } = usePersonalSettings();
  return {
    enterSends: personalSettings.send_key === "enter",
    onEnterSendsChange: (enterSends: boolean) =>
      savePersonalSettings({ send_key: enterSends ? "enter" : "mod_enter" }),
  };
}
