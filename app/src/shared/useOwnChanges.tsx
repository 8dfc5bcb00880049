import { ConflictDialog, type ConflictRow } from "@tsumugi/patterns";
import { useState } from "react";
import { changedFields } from "./changedFields.ts";
import { type Contested, type OwnSave, saveOwnChanges } from "./saveOwnChanges.ts";

type Answer = "mine" | "theirs" | "back";

interface Conflict<Row, Values> extends Contested<Row, Values> {
  readonly answer: (answer: Answer) => void;
}

export interface OwnChangesForm<Row, Values>
  extends Pick<OwnSave<Row, Values, unknown>, "valuesOf" | "send"> {
  /** One row for each field, in words; those that are alike on both sides are left out. `present` is the state of theirs. */
  readonly rowsOf: (mine: Values, theirs: Values, present: Row) => readonly ConflictRow[];
  /** The person took the present state instead of their own. */
  readonly onTakeTheirs?: (present: Row) => void;
}

/**
 * Saves a form over the state that it was opened with, never over the one on screen, which goes on meanwhile. Where a
 * colleague changed the same field, both stand side by side and the person decides: `save` answers once that is done.
 * "theirs": nothing was saved, the present state stays. "back": nothing was saved, the person goes on typing.
 */
export function useOwnChanges<Row extends { readonly version: number }, Values extends object>(
  form: OwnChangesForm<Row, Values>,
) {
  const { valuesOf, send, rowsOf, onTakeTheirs } = form;
  const [conflict, setConflict] = useState<Conflict<Row, Values>>();
  const save = async (opened: Row, mine: Values, over: Row = opened): Promise<Answer> => {
    const changes = changedFields(valuesOf(opened), mine);
    const result = await saveOwnChanges({ changes, over, valuesOf, send });
    if ("saved" in result) return "mine";
    const chosen = await new Promise<Answer>((answer) => setConflict({ ...result, answer }));
    setConflict(undefined);
    if (chosen === "theirs") onTakeTheirs?.(result.theirs);
    return chosen === "mine" ? save(opened, mine, result.theirs) : chosen;
  };
  const rows = () => {
    if (!conflict) return [];
    const theirs = valuesOf(conflict.theirs);
    const mine = { ...theirs, ...conflict.contested };
    return rowsOf(mine, theirs, conflict.theirs).filter((row) => row.mine !== row.theirs);
  };
  const conflictDialog = conflict && (
    <ConflictDialog
      open
      rows={rows()}
      onKeepMine={() => conflict.answer("mine")}
      onTakeTheirs={() => conflict.answer("theirs")}
      onClose={() => conflict.answer("back")}
    />
  );
  return { save, conflictDialog };
}
