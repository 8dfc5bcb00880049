import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { pendingAtom } from "../comments/commentAtoms.ts";
import { useCommentScope } from "../realtime/commentScope.ts";
import { changedEdits } from "./commentEdits.ts";

/**
 * What signing out would affect in this browser, over all rooms of the company: comments that have not arrived stay for
 * the writer's next sign-in here, and drafts are deleted.
 *
 * @example
 * const { unsentCount, hasDrafts } = useUnsent();
 */
export function useUnsent(): {
  /** Comments on their way, failed or refused. */
  readonly unsentCount: number;
  /** A text, an edit of a comment or an image that is not sent, in any room. */
  readonly hasDrafts: boolean;
} {
  const { texts, edits, images } = useCommentScope().drafts;
  const begunTexts = useSyncExternalStore(texts.subscribe, texts.snapshot);
  const begunEdits = useSyncExternalStore(edits.subscribe, edits.snapshot);
  const chosenImages = useSyncExternalStore(images.records.subscribe, images.records.snapshot);
  const pending = useAtomValue(pendingAtom);
  return {
    unsentCount: [...pending.values()].reduce((sum, { length }) => sum + length, 0),
    hasDrafts:
      chosenImages.size > 0 ||
      changedEdits(begunEdits).size > 0 ||
      [...begunTexts.values()].some((text) => text.trim() !== ""),
  };
}
