import type { CommentTemplate } from "@tsumugi/contract";
import type { CommentTemplateFields } from "@tsumugi/patterns";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";

const fieldsOf = ({ name, text, shared }: CommentTemplateFields): CommentTemplateFields => ({
  name,
  text,
  shared,
});

const shared = (isShared: boolean) => (isShared ? "社内で共有" : "自分だけ");

const rowsOf = (mine: CommentTemplateFields, theirs: CommentTemplateFields) => [
  { label: "名前", mine: mine.name, theirs: theirs.name },
  { label: "本文", mine: mine.text, theirs: theirs.text },
  { label: "共有", mine: shared(mine.shared), theirs: shared(theirs.shared) },
];

/** Saves a template over the state that it was opened in. Going back keeps the form as it was typed: the promise is broken then. */
export function useTemplateConflict(
  update: (uid: string, body: CommentTemplateFields & { version: number }) => Promise<unknown>,
) {
  const { save: saveOwn, conflictDialog } = useOwnChanges<CommentTemplate, CommentTemplateFields>({
    valuesOf: fieldsOf,
    rowsOf,
    send: (changes, { uid, version, ...present }) =>
      update(uid, { ...fieldsOf(present), ...changes, version }),
  });
  const save = async (opened: CommentTemplate, mine: CommentTemplateFields) => {
    const answer = await saveOwn(opened, fieldsOf(mine));
    if (answer === "back") throw new Error("Not saved: the person goes on typing.");
    return answer;
  };
  return { save, conflictDialog };
}
