import { lazily } from "../lazily.tsx";
import type { WeaveKind } from "./Weave.tsx";

const Room = () => <svg viewBox="0 0 144 104" width="144" height="104" aria-hidden="true" />;

/**
 * The picture, or the room for it until it is there: what it illustrates is seldom on a screen. Without a network it stays
 * the room: what was to be said is said beside it, and the page around it has not failed.
 */
export const WeavePlace = lazily<{ kind: WeaveKind }>(
  () =>
    import("./Weave.tsx").then(
      (art) => art.Weave,
      () => Room,
    ),
  Room,
);
