import { type PostCollection, postCollectionStateLabels } from "@tsumugi/contract";

export interface CollectionLook {
  readonly text: string;
  readonly tone: "danger" | "warning" | "neutral";
}

/** Nothing is wrong with such a post: its figures come from people until there is a connection. */
const UNCONNECTED_LABEL = "数値は手で入力します（連携が未設定）";

export const CHANGED_LABEL = "本文の変更";

/**
 * What the collection of a post's figures has met; null where all is well. A loss stays said after somebody has looked,
 * since its figures stand still from then on; a change of the words is over once it was looked at.
 */
export function collectionLook({ state, changed_at, is_unseen }: PostCollection): CollectionLook | null {
  if (state === "gone" || state === "private")
    return { text: postCollectionStateLabels[state], tone: "danger" };
  if (changed_at && is_unseen) return { text: CHANGED_LABEL, tone: "warning" };
  if (state === "unconnected") return { text: UNCONNECTED_LABEL, tone: "neutral" };
  return state === "failing" ? { text: postCollectionStateLabels.failing, tone: "warning" } : null;
}

/** The looks of those that have one, by post. */
export const collectionLooks = (
  collections: readonly PostCollection[] = [],
): ReadonlyMap<string, CollectionLook> =>
  new Map(
    collections.flatMap((one) => {
      const look = collectionLook(one);
      return look ? [[one.post_uid, look] as const] : [];
    }),
  );
