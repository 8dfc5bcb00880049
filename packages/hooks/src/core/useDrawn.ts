import { useLayoutEffect, useRef } from "react";

/**
 * What to draw of a call: its answer, or as long as there is none the one that this component drew before of the same call.
 * A screen that was out of sight for longer than the cache keeps answers (specification §9) shows what it had while it asks
 * for it, and not its skeleton.
 *
 * @param isRefused nothing may be drawn, also nothing that was
 */
export function useDrawn<T>(key: string | null, answer: T | undefined, isRefused: boolean): T | undefined {
  const drawn = useRef<{ readonly key: string | null; readonly answer: T }>(null);
  const known = drawn.current?.key === key ? drawn.current.answer : undefined;
  const shown = isRefused ? undefined : answer === undefined ? known : answer;
  useLayoutEffect(() => {
    drawn.current = shown === undefined ? null : { key, answer: shown };
  }, [key, shown]);
  return shown;
}
