import { useCallback, useSyncExternalStore } from "react";
import { useCommentScope } from "../realtime/commentScope.ts";

/**
 * What is typed into a form beside a room and not sent, under a name of its own: kept like the draft of a message, so
 * that a phone which throws the page out loses nothing.
 *
 * @example
 * const { formDraft, saveFormDraft } = useFormDraft(`answer.${jobRequestUid}`);
 */
export function useFormDraft(name: string): {
  readonly formDraft: string;
  /** An empty text takes it away. */
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
