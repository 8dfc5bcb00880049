import type { Platform, PostCollection, PostCollectionState } from "@tsumugi/contract";
import { messageOf } from "../platforms/platformError.ts";
import type { CollectionRow } from "./postCollections.repository.ts";

function stateOf({ fault, lost_at, succeeded_at, next_at }: CollectionRow): PostCollectionState {
  if (lost_at) return fault === "private" ? "private" : "gone";
  if (fault === "not_configured") return "unconnected";
  if (next_at === null) return "finished";
  if (fault) return "failing";
  return succeeded_at ? "collected" : "waiting";
}

export function presentCollection({
  collection,
  platform,
  thumbnail,
}: {
  readonly collection: CollectionRow;
  readonly platform: Platform;
  readonly thumbnail: string | null;
}): PostCollection {
  const { fault, lost_at, changed_at, seen_at, picture } = collection;
  return {
    post_uid: collection.post_uid,
    state: stateOf(collection),
    fault,
    message: fault && messageOf({ platform, fault }),
    tried_at: collection.tried_at?.toISOString() ?? null,
    succeeded_at: collection.succeeded_at?.toISOString() ?? null,
    next_at: collection.next_at?.toISOString() ?? null,
    lost_at: lost_at?.toISOString() ?? null,
    changed_at: changed_at?.toISOString() ?? null,
    caption: collection.caption,
    caption_before: collection.caption_before,
    is_unseen: seen_at === null && (lost_at !== null || changed_at !== null),
    // Our own copy outlives the platform's address.
    picture: picture ?? thumbnail,
  };
}
