import { type PointerEvent, useEffect, useRef } from "react";
import { useLongPress } from "./useLongPress.ts";

/** Whoever only passes over a control is not stopped by words. */
const HOVER_DELAY = 400;

/** Closes the tooltip that is open now: there is one at a time. */
let closeShown: (() => void) | undefined;

/**
 * Handlers that open at once on the focus of the keyboard, under the mouse after a moment, and under a finger that rests.
 * Where the pointer leaves, the panel closes: it knows whether the pointer is on its way to the words. `hasPanel` tells
 * whether it is there.
 */
export function useTooltipTrigger(open: boolean, setOpen: (open: boolean) => void, hasPanel: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const longPress = useLongPress(() => setOpen(true));
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    closeShown?.();
    closeShown = close;
    return () => {
      if (closeShown === close) closeShown = undefined;
    };
  }, [open, setOpen]);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return {
    ...longPress,
    onPointerMove: (event: PointerEvent) => {
      longPress.onPointerMove(event);
      if (event.pointerType === "touch" || isPressed.current || timer.current !== undefined) return;
      timer.current = setTimeout(setOpen, HOVER_DELAY, true);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!hasPanel()) setOpen(false);
    },
    onPointerDown: (event: PointerEvent) => {
      close();
      longPress.onPointerDown(event);
      isPressed.current = true;
      const release = () => {
        isPressed.current = false;
      };
      document.addEventListener("pointerup", release, { once: true });
    },
    onFocus: () => {
      if (!isPressed.current) setOpen(true);
    },
    onBlur: close,
    onClick: close,
  };
}
