import type { ComponentProps, JSX } from "react";

/**
 * The attributes and the `ref` of the element that a component draws at its root, without those that it names
 * itself: `id`, `className`, `data-*`, `aria-*` and handlers reach the element everywhere in the same way.
 */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  Own
>;
