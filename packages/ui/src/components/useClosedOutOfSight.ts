import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Closes what is open when its button is put out of sight (by React's Activity, which takes the effects away and keeps the
 * rest): shown again, it would open by itself and take the focus from the page's heading.
 *
 * @returns a key for what opens: another one each time, so that nothing of it is left to fade or to be focused
 */
export function useClosedOutOfSight(
  button: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): number {
  const [times, setTimes] = useState(0);
  const latest = useRef({ open, close });
  const isShown = useRef(false);
  useLayoutEffect(() => {
    latest.current = { open, close };
  });
  useEffect(() => {
    // The reference to a hidden element is taken away with the effects.
    const element = button.current;
    isShown.current = true;
    return () => {
      isShown.current = false;
      // StrictMode takes every effect away once and runs it again at once; a button that is gone has nothing to close.
      queueMicrotask(() => {
        if (isShown.current || !latest.current.open || !element?.isConnected) return;
        latest.current.close();
        setTimes((count) => count + 1);
      });
    };
  }, [button]);
  return times;
}
