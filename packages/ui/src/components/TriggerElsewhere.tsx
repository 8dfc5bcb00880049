import { type Ref, type RefObject, useLayoutEffect } from "react";
import { attach } from "./Slot.tsx";

interface TriggerElsewhereProps {
  readonly at: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Stands for the button of an overlay, which is drawn before the overlay's code is there and stays the same element after
 * that. The library finds it by this: to place the overlay, to give the focus back, to tell a press on it from one outside.
 */
export function TriggerElsewhere({ at, ref }: TriggerElsewhereProps) {
  useLayoutEffect(() => attach(ref, at.current), [ref, at]);
  return null;
}
