import { useEffect, useState } from "react";
import type { CommentLook } from "../chat.types.ts";

/** Screen readers take a moment to look at what was added. */
const SETTLE_MS = 500;

/**
 * Whether what stands in the thread has just been loaded of the past: while a page is under way, in the
 * commit that brings it, and for a moment after; and all the while that the past alone is shown. Told during
 * the render, so that the same commit says so.
 */
export function useIsHistory(comments: readonly CommentLook[], isLoading: boolean, isPast: boolean): boolean {
  const shown = `${comments[0]?.id} ${isPast}`;
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return isLoading || isPast || settled !== shown;
}
