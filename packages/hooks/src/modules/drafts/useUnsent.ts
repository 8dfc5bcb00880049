import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { pendingAtom } from "../comments/openRooms.ts";
import { useCommentScope } from "../realtime/CommentStoreProvider.tsx";
import { changedEdits } from "./commentEdits.ts";

/**
 * What would be left behind in this browser by signing out, over all rooms of the company: comments that have not
 * arrived, which stay for the writer's next sign-in here, and drafts, which go.
 *
 * @example
 * const { unsentCount, hasDrafts } = useUnsent();
 */
export function useUnsent(): {
  /** Comments on their way, failed or refused. */
  readonly unsentCount: number;
  /** A text begun, a comment being written anew or a picture chosen, in any room. */
  readonly hasDrafts: boolean;
} {
  const { drafts, edits, pictures } = useCommentScope();
  const texts = useSyncExternalStore(drafts.subscribe, drafts.snapshot);
  const begun = useSyncExternalStore(edits.subscribe, edits.snapshot);
  const images = useSyncExternalStore(pictures.records.subscribe, pictures.records.snapshot);
  const pending = useAtomValue(pendingAtom);
  return {
    unsentCount: [...pending.values()].reduce((sum, { length }) => sum + length, 0),
    hasDrafts:
      images.size > 0 ||
      changedEdits(begun).size > 0 ||
      [...texts.values()].some((text) => text.trim() !== ""),
  };
}
