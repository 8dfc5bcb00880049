import { lazily } from "../lazily.tsx";
import type { WeaveKind } from "./Weave.tsx";

/** The picture, or the room for it until it is there: what it illustrates is seldom on a screen. */
export const WeavePlace = lazily<{ kind: WeaveKind }>(
  async () => (await import("./Weave.tsx")).Weave,
  () => <svg viewBox="0 0 144 104" width="144" height="104" aria-hidden="true" />,
);
