import type { CommentTemplate } from "@tsumugi/contract";
import { type CommentTemplateFields, ConflictDialog } from "@tsumugi/patterns";
import { useCallback, useState } from "react";
import { changedFields } from "../../shared/changedFields.ts";
import { type Contested, saveOwnChanges } from "../../shared/saveOwnChanges.ts";

type Answer = "mine" | "theirs" | "back";

interface Conflict extends Contested<CommentTemplate, CommentTemplateFields> {
  readonly answer: (answer: Answer) => void;
}

const fieldsOf = ({ name, text, shared }: CommentTemplateFields): CommentTemplateFields => ({
  name,
  text,
  shared,
});

const shared = (isShared: boolean) => (isShared ? "社内で共有" : "自分だけ");

const rowsOf = ({ contested, theirs }: Conflict) => {
  const mine = { ...theirs, ...contested };
  return [
    { label: "名前", mine: mine.name, theirs: theirs.name },
    { label: "本文", mine: mine.text, theirs: theirs.text },
    { label: "共有", mine: shared(mine.shared), theirs: shared(theirs.shared) },
  ].filter((row) => row.mine !== row.theirs);
};

/**
 * Saves a template over the state that it was opened in; where somebody changed the same fields meanwhile, both stand
 * side by side and the person decides. Going back keeps the form as it was typed: the promise is broken then.
 */
export function useTemplateConflict(
  update: (uid: string, body: CommentTemplateFields & { version: number }) => Promise<unknown>,
) {
  const [conflict, setConflict] = useState<Conflict>();
  const save = useCallback(
    async (
      opened: CommentTemplate,
      mine: CommentTemplateFields,
      over: CommentTemplate = opened,
    ): Promise<Answer> => {
      const result = await saveOwnChanges({
        changes: changedFields(fieldsOf(opened), fieldsOf(mine)),
        over,
        valuesOf: fieldsOf,
        send: (changes, { uid, version, ...present }) =>
          update(uid, { ...fieldsOf(present), ...changes, version }),
      });
      if ("saved" in result) return "mine";
      const chosen = await new Promise<Answer>((answer) => setConflict({ ...result, answer }));
      setConflict(undefined);
      if (chosen === "back") throw new Error("Not saved: the person goes on typing.");
      return chosen === "mine" ? save(opened, mine, result.theirs) : chosen;
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
