import { useCallback, useSyncExternalStore } from "react";
import { roomKey } from "../comments/outboxStorage.ts";
import { useCommentScope } from "../realtime/CommentStoreProvider.tsx";
import type { RoomRef } from "../realtime/commentStore.ts";

/**
 * What is written in a room and not sent: kept per person, company and room in the browser, the same in
 * all tabs, gone after sign-out (`clearDrafts`).
 *
 * @example
 * const { draft, saveDraft } = useRoomDraft({ side: "chat", id: roomId });
 */
export function useRoomDraft({ side, id }: RoomRef): {
  readonly draft: string;
  /** An empty text takes it away. */
  readonly saveDraft: (text: string) => void;
} {
  const { drafts } = useCommentScope();
  const key = roomKey({ side, id });
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(key) ?? "");
  const saveDraft = useCallback((text: string) => drafts.set(key, text === "" ? null : text), [drafts, key]);
  return { draft, saveDraft };
}
