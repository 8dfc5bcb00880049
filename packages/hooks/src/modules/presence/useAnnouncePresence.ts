import type { PresentPerson } from "@tsumugi/contract";
import { useCallback, useEffect, useRef } from "react";
import type { RoomRef } from "../comments/roomRef.ts";
import { useCommentScope } from "../realtime/commentScope.ts";

const HEARTBEAT_MS = 20_000;
/** Typing is told at most this often, and counts as over after the pause below. */
const TYPING_EVERY_MS = 3_000;
const TYPING_PAUSE_MS = 5_000;

/** Says that one is in a room while the page is to be seen, and that one types. Silent where the store cannot tell. */
export function useAnnouncePresence(
  room: RoomRef | null,
  onPeople: (people: readonly PresentPerson[]) => void,
): { readonly noteTyping: () => void } {
  const { store } = useCommentScope();
  const hear = useRef(onPeople);
  hear.current = onPeople;
  const { side, id } = room ?? {};
  const typing = useRef({ toldAt: Number.NEGATIVE_INFINITY, timer: undefined as number | undefined });

  const say = useCallback(
    async (state: "viewing" | "typing" | "left") => {
      if (!store.announce || !side || !id) return;
      try {
        hear.current(await store.announce({ side, id }, state));
      } catch {
        // Nothing hangs on it; the next one comes soon.
      }
    },
    [store, side, id],
  );

  useEffect(() => {
    const now = () => void say(document.visibilityState === "visible" ? "viewing" : "left");
    now();
    const timer = setInterval(
      () => document.visibilityState === "visible" && void say("viewing"),
      HEARTBEAT_MS,
    );
    document.addEventListener("visibilitychange", now);
    return () => {
      clearInterval(timer);
      clearTimeout(typing.current.timer);
      typing.current = { toldAt: Number.NEGATIVE_INFINITY, timer: undefined };
      document.removeEventListener("visibilitychange", now);
      void say("left");
    };
  }, [say]);

  const noteTyping = useCallback(() => {
    const { toldAt, timer } = typing.current;
    clearTimeout(timer);
    const isDue = Date.now() - toldAt >= TYPING_EVERY_MS;
    typing.current = {
      toldAt: isDue ? Date.now() : toldAt,
      timer: window.setTimeout(() => {
        typing.current.toldAt = Number.NEGATIVE_INFINITY;
        void say("viewing");
      }, TYPING_PAUSE_MS),
    };
    if (isDue) void say("typing");
  }, [say]);
  return { noteTyping };
}
