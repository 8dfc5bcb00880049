import { type PointerEvent, useCallback, useEffect, useRef } from "react";
import { useLongPress } from "./useLongPress.ts";

/** Whoever only passes over a control is not stopped by words. */
const HOVER_DELAY = 400;

/** Closes the tooltip that somebody opened last: there is one at a time. */
let closeShown: (() => void) | undefined;

/**
 * Handlers that open at once on the focus of the keyboard, under the mouse after a moment, and under a finger that rests.
 * Where the pointer leaves, the panel closes: it knows whether the pointer is on its way to the words. `hasPanel` tells
 * whether it is there.
 */
export function useTooltipTrigger(setOpen: (open: boolean) => void, hasPanel: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const hide = useCallback(() => setOpen(false), [setOpen]);
  const show = () => {
    if (closeShown !== hide) closeShown?.();
    closeShown = hide;
    setOpen(true);
  };
  const longPress = useLongPress(show);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (closeShown === hide) closeShown = undefined;
    },
    [hide],
  );
  const close = () => {
    clearTimeout(timer.current);
    hide();
  };
  return {
    ...longPress,
    onPointerMove: (event: PointerEvent) => {
      longPress.onPointerMove(event);
      if (event.pointerType === "touch" || isPressed.current || timer.current !== undefined) return;
      timer.current = setTimeout(show, HOVER_DELAY);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!hasPanel()) hide();
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
      if (!isPressed.current) show();
    },
    onBlur: close,
    onClick: close,
  };
}
