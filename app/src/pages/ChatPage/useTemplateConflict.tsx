import type { CommentTemplate } from "@tsumugi/contract";
import { isApiError } from "@tsumugi/hooks";
import { type CommentTemplateFields, ConflictDialog } from "@tsumugi/patterns";
import { useCallback, useState } from "react";

type Answer = "mine" | "theirs" | "back";

interface Conflict {
  readonly mine: CommentTemplateFields;
  readonly theirs: CommentTemplate;
  readonly answer: (answer: Answer) => void;
}

const shared = (isShared: boolean) => (isShared ? "社内で共有" : "自分だけ");

const rowsOf = ({ mine, theirs }: Conflict) =>
  [
    { label: "名前", mine: mine.name, theirs: theirs.name },
    { label: "本文", mine: mine.text, theirs: theirs.text },
    { label: "共有", mine: shared(mine.shared), theirs: shared(theirs.shared) },
  ].filter((row) => row.mine !== row.theirs);

/**
 * Saves a template over the version that it was opened at; where somebody was faster, both stand side by side and the
 * person decides. Going back keeps the form as it was typed: the promise is broken then.
 */
export function useTemplateConflict(
  update: (uid: string, body: CommentTemplateFields & { version: number }) => Promise<unknown>,
) {
  const [conflict, setConflict] = useState<Conflict>();
  const save = useCallback(
    async (uid: string, mine: CommentTemplateFields, version: number): Promise<Answer> => {
      try {
        await update(uid, { ...mine, version });
        return "mine";
      } catch (error) {
        if (!isApiError(error) || error.code !== "stale_version") throw error;
        const theirs = error.current as CommentTemplate;
        const chosen = await new Promise<Answer>((answer) => setConflict({ mine, theirs, answer }));
        setConflict(undefined);
        if (chosen === "back") throw error;
        return chosen === "mine" ? save(uid, mine, theirs.version) : chosen;
      }
    },
    [update],
  );
  const conflictDialog = conflict && (
    <ConflictDialog
      open
      rows={rowsOf(conflict)}
      onKeepMine={() => conflict.answer("mine")}
      onTakeTheirs={() => conflict.answer("theirs")}
      onClose={() => conflict.answer("back")}
    />
  );
  return { save, conflictDialog };
}
