import { useCallback, useState } from "react";
import { useCommentScope } from "../realtime/commentScope.ts";
import { datedForm, formText } from "./draftText.ts";

/**
 * What is typed into a long form and not saved, under a name of its own: kept like a draft, per person and company, so
 * that nothing is lost when the company is switched elsewhere or the page is closed. Unlike `useFormDraft` writing
 * renders nothing, and it expires after 30 days. With two tabs on one form the last writer wins.
 *
 * @example
 * const { formBackup, saveFormBackup } = useFormBackup("creator.new");
 */
export function useFormBackup(name: string): {
  /** The text when the form was opened; empty for none. */
  readonly formBackup: string;
  /** An empty text removes it. */
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
