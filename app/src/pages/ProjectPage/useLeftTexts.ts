import { builtInColumnLabels, jobTermsFields, type Project, type ProjectCreator } from "@tsumugi/contract";
import { useFormBackup } from "@tsumugi/hooks";
import type { OptionLook, SendJobDraft } from "@tsumugi/patterns";
import type { CellChange } from "@tsumugi/ui";
import { useState } from "react";

/** What somebody typed on a project and was refused, as their right to write had ended. */
export interface LeftText {
  readonly label: string;
  readonly text: string;
}

function read(kept: string): readonly LeftText[] {
  try {
    const texts: unknown = JSON.parse(kept);
    if (!Array.isArray(texts)) return [];
    return texts.filter((one) => typeof one?.label === "string" && typeof one?.text === "string");
  } catch {
    return [];
  }
}

/** Kept in the browser: with the right goes everything that stood on the screen. */
export function useLeftTexts(projectUid: string) {
  const { formBackup, saveFormBackup } = useFormBackup(`left.${projectUid}`);
  const [texts, setTexts] = useState(() => read(formBackup));
  const keep = (next: readonly LeftText[]) => {
    setTexts(next);
    saveFormBackup(next.length === 0 ? "" : JSON.stringify(next));
  };
  /** What is refused once more is said once. */
  const leave = (more: readonly LeftText[]) => {
    const isSame = (one: LeftText) =>
      more.some(({ label, text }) => label === one.label && text === one.text);
    keep([...texts.filter((one) => !isSame(one)), ...more]);
  };
  return { texts, leave, forget: () => keep([]) };
}

/** Cells in words; a check is no text that would be typed again. */
export const textsOfCells = (
  changes: readonly CellChange[],
  columns: Project["columns"],
  rows: readonly ProjectCreator[],
  members: readonly OptionLook[],
): LeftText[] =>
  changes.flatMap(({ rowKey, columnKey, value }) => {
    if (value === null || value === "" || typeof value === "boolean") return [];
    const row = rows.find(({ creator_uid }) => creator_uid === rowKey)?.display_name ?? "";
    const own = columns.find(({ key, type }) => key === columnKey && type !== null)?.label;
    const builtIn = (builtInColumnLabels as Readonly<Record<string, string>>)[columnKey];
    const text = members.find((member) => member.value === value)?.label ?? String(value);
    return [{ label: `${row}・${own ?? builtIn ?? columnKey}`, text }];
  });

/** The long texts of a request; the rest is chosen again in a moment. */
export const textsOfSend = ({ form }: SendJobDraft): LeftText[] =>
  [
    ...Object.entries(jobTermsFields).flatMap(([key, { kind, label }]) =>
      kind === "multiline" ? [{ label, text: String(form[key as keyof typeof form] ?? "") }] : [],
    ),
    { label: "メッセージ", text: form.message },
  ].filter(({ text }) => text.trim() !== "");
