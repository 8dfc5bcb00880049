import { useEffect, useState } from "react";
import type { CommentLook } from "../chat.types.ts";

/** Screen readers take a moment to look at what was added. */
const SETTLE_MS = 500;

/**
 * Whether what stands in the thread has just been loaded of the past: while a page is under way, in the
 * commit that brings it, and for a moment after. Told during the render, so that the same commit says so.
 */
export function useIsHistory(comments: readonly CommentLook[], isLoading: boolean): boolean {
  const firstId = comments[0]?.id;
  const [settledId, setSettledId] = useState<string | undefined>();
  useEffect(() => {
    const timer = setTimeout(() => setSettledId(firstId), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [firstId]);
  return isLoading || settledId !== firstId;
}
