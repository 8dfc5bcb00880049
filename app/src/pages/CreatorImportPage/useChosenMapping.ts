import type { ImportDraft, ImportMapping } from "@tsumugi/contract";
import { useRef, useState } from "react";

const NONE: ImportMapping = [];

/**
 * The columns as they are being chosen: shown at once, kept on the server one choice after the other, so that an
 * earlier one never arrives last. A new dry run brings its own.
 */
export function useChosenMapping(
  draft: ImportDraft | null,
  save: (uid: string, change: { mapping: ImportMapping }) => Promise<unknown>,
) {
  const [chosen, setChosen] = useState<{ of: string; mapping: ImportMapping } | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const of = `${draft?.uid} ${draft?.preview?.seen_at}`;
  const mapping = chosen?.of === of ? chosen.mapping : (draft?.mapping ?? NONE);
  const choose = (next: ImportMapping) => {
    if (!draft) return;
    const { uid } = draft;
    setChosen({ of, mapping: next });
    saving.current = saving.current.then(() => save(uid, { mapping: next })).catch(() => undefined);
  };
  /** Once every choice so far is kept: what is judged before that would be put back by the answer to an older one. */
  const settled = () => saving.current;
  return { mapping, choose, settled };
}
