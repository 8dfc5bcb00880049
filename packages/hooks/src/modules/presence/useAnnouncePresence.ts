import type { PresentPerson } from "@tsumugi/contract";
import { useCallback, useEffect, useRef } from "react";
import type { RoomRef } from "../comments/roomRef.ts";
import { useCommentScope } from "../realtime/commentScope.ts";

const HEARTBEAT_MS = 20_000;
/** Typing is announced at most this often, and ends after the pause below. */
const TYPING_EVERY_MS = 3_000;
const TYPING_PAUSE_MS = 5_000;

/** Announces one's presence in a room while the page is visible, and typing. Does nothing where the store has no presence. */
export function useAnnouncePresence(
  room: RoomRef | null,
  onPeople: (people: readonly PresentPerson[]) => void,
): { readonly noteTyping: () => void } {
  const { store } = useCommentScope();
  const handlePeople = useRef(onPeople);
  handlePeople.current = onPeople;
  const { side, id } = room ?? {};
  const typing = useRef({ announcedAt: Number.NEGATIVE_INFINITY, timer: undefined as number | undefined });

  const announce = useCallback(
    async (state: "viewing" | "typing" | "left") => {
      if (!store.announce || !side || !id) return;
      try {
        handlePeople.current(await store.announce({ side, id }, state));
      } catch {
        // A lost announcement does no harm; the next one follows soon.
      }
    },
    [store, side, id],
  );

  useEffect(() => {
    const now = () => void announce(document.visibilityState === "visible" ? "viewing" : "left");
    now();
    const timer = setInterval(
      () => document.visibilityState === "visible" && void announce("viewing"),
      HEARTBEAT_MS,
    );
    document.addEventListener("visibilitychange", now);
    return () => {
      clearInterval(timer);
      clearTimeout(typing.current.timer);
      typing.current = { announcedAt: Number.NEGATIVE_INFINITY, timer: undefined };
      document.removeEventListener("visibilitychange", now);
      void announce("left");
    };
  }, [announce]);

  const noteTyping = useCallback(() => {
    const { announcedAt, timer } = typing.current;
    clearTimeout(timer);
    const isDue = Date.now() - announcedAt >= TYPING_EVERY_MS;
    typing.current = {
      announcedAt: isDue ? Date.now() : announcedAt,
      timer: window.setTimeout(() => {
        typing.current.announcedAt = Number.NEGATIVE_INFINITY;
        void announce("viewing");
      }, TYPING_PAUSE_MS),
    };
    if (isDue) void announce("typing");
  }, [announce]);
  return { noteTyping };
}
