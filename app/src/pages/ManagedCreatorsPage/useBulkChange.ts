import type { BulkAction, ManagedCreatorSelection } from "@tsumugi/contract";
import { useBulkUpdateManagedCreators } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { doneWords, skippedWords } from "./bulkWords.ts";

const people = (count: number) => `${count.toLocaleString("ja-JP")}名`;

/** One change for all that are chosen, announced with its number, and the way back in the same message. */
export function useBulkChange() {
  const { bulkUpdateManagedCreators, undoBulkUpdate, isSubmitting, error, reset } =
    useBulkUpdateManagedCreators();

  const undo = async (changeUid: string) => {
    try {
      const result = await undoBulkUpdate(changeUid);
      const rest = skippedWords(result);
      const message = `${people(result.restored)}を変更前に戻しました${rest}`;
      if (rest) toast.error(message);
      else toast.success(message);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };

  /** Rejects with `ApiError`, which also stands in `error`. */
  const change = async (
    selection: ManagedCreatorSelection,
    action: BulkAction,
    names: { owner?: string; project?: string; custom?: string } = {},
  ) => {
    const result = await bulkUpdateManagedCreators(selection, action);
    const { change_uid, changed } = result;
    const rest = skippedWords(result);
    if (change_uid === null) return toast.show(`変更はありませんでした${rest}`);
    toast.show(`${people(changed)}${doneWords(action, names)}${rest}`, {
      action: { label: "元に戻す", onClick: () => void undo(change_uid) },
    });
  };
  return { change, isSubmitting, error, reset };
}
