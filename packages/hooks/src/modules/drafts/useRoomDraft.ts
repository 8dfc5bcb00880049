import { useCallback, useSyncExternalStore } from "react";
import { type RoomRef, roomKey } from "../comments/roomRef.ts";

import { useCommentScope } from "../realtime/commentScope.ts";

/**
 * The unsent text of a room: kept per person, company and room in the browser, shared by all tabs, deleted at sign-out
 * (`clearDrafts`).
 *
 * @example
 * const { draft, saveDraft } = useRoomDraft({ side: "chat", id: roomId });
 */
export function useRoomDraft({ side, id }: RoomRef): {
  readonly draft: string;
  /** An empty text removes it. */
  readonly saveDraft: (text: string) => void;
} {
  const { texts } = useCommentScope().drafts;
  const key = roomKey({ side, id });
  const draft = useSyncExternalStore(texts.subscribe, () => texts.get(key) ?? "");
  const saveDraft = useCallback((text: string) => texts.set(key, text === "" ? null : text), [texts, key]);
  return { draft, saveDraft };
}
