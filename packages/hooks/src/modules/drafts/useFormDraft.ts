import { useCallback, useSyncExternalStore } from "react";
import { useCommentScope } from "../realtime/commentScope.ts";

/**
 * The unsent text of a form beside a room, under a name of its own: kept like the draft of a message, so that nothing is
 * lost when a phone unloads the page.
 *
 * @example
 * const { formDraft, saveFormDraft } = useFormDraft(`answer.${jobRequestUid}`);
 */
export function useFormDraft(name: string): {
  readonly formDraft: string;
  /** An empty text removes it. */
  readonly saveFormDraft: (text: string) => void;
} {
  const { forms } = useCommentScope().drafts;
  const formDraft = useSyncExternalStore(forms.subscribe, () => forms.get(name) ?? "");
  const saveFormDraft = useCallback(
    (text: string) => forms.set(name, text === "" ? null : text),
    [forms, name],
  );
  return { formDraft, saveFormDraft };
}
