import { useFormDraft } from "@tsumugi/hooks";
import type { ReplySubmissionValues } from "@tsumugi/patterns";
import { useCallback, useMemo } from "react";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** What was typed before; undefined for nothing, and for what is no form of ours. */
export function readKeptForm(kept: string): ReplySubmissionValues | undefined {
  if (kept === "") return undefined;
  try {
    const { text, url } = JSON.parse(kept);
    return { text: textOf(text), url: textOf(url) };
  } catch {
    return undefined;
  }
}

/** Keeps what a form of the creator's page holds, until it is handed in. */
export function useKeptForm(name: "draft" | "post") {
  const { formDraft, saveFormDraft } = useFormDraft(name);
  const initial = useMemo(() => readKeptForm(formDraft), [formDraft]);
  const onValueChange = useCallback(
    ({ text, url }: ReplySubmissionValues) =>
      saveFormDraft(text === "" && url === "" ? "" : JSON.stringify({ text, url })),
    [saveFormDraft],
  );
  return { kept: { initial, onValueChange }, forget: useCallback(() => saveFormDraft(""), [saveFormDraft]) };
}
