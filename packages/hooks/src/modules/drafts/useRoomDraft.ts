import { useCallback, useSyncExternalStore } from "react";
import { type RoomRef, roomKey } from "../comments/roomRef.ts";

import { useCommentScope } from "../realtime/commentScope.ts";

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
  const { texts } = useCommentScope().drafts;
  const key = roomKey({ side, id });
  const draft = useSyncExternalStore(texts.subscribe, () => texts.get(key) ?? "");
  const saveDraft = useCallback((text: string) => texts.set(key, text === "" ? null : text), [texts, key]);
  return { draft, saveDraft };
}
