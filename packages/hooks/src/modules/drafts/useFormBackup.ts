import { useCallback, useState } from "react";
import { useCommentScope } from "../realtime/commentScope.ts";
import { datedForm, formText } from "./draftText.ts";

/**
 * What is typed into a long form and not saved, under a name of its own: kept like a draft, per person and company, so
 * that a company switched elsewhere, a closed tab or a lost page takes nothing. Unlike `useFormDraft` it draws nothing
 * anew as it is written, and goes after 30 days. Two tabs on one form: the last one that writes is kept.
 *
 * @example
 * const { formBackup, saveFormBackup } = useFormBackup("creator.new");
 */
export function useFormBackup(name: string): {
  /** As it was when the form was opened; empty for none. */
  readonly formBackup: string;
  /** An empty text takes it away. */
  readonly saveFormBackup: (text: string) => void;
} {
  const { backups } = useCommentScope().drafts;
  const [formBackup] = useState(() => formText(backups.latest(name), Date.now()) ?? "");
  const saveFormBackup = useCallback(
    (text: string) => backups.set(name, text === "" ? null : datedForm(text, Date.now())),
    [backups, name],
  );
  return { formBackup, saveFormBackup };
}
