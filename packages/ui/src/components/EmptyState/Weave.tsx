import { scenes } from "./art/scenes.tsx";

export type WeaveKind = keyof typeof scenes;

/**
 * Our own pictures: a cloth, and one thread that tells what happened to it. Decoration: the title says it in
 * words.
 */
export const Weave = ({ kind }: { kind: WeaveKind }) => (
  <svg viewBox="0 0 144 104" width="144" height="104" fill="none" strokeLinecap="round" aria-hidden="true">
    {scenes[kind]}
  </svg>
);
