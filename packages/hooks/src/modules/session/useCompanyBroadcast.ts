import { useCallback, useEffect, useRef } from "react";

const CHANNEL = "tsumugi.company";

/**
 * The active company is the person's, not the tab's. A switch in one tab makes the others load the
 * current user again, before they show rows of one company to calls of another.
 */
export function useCompanyBroadcast(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const handler = useRef(onChange);
  handler.current = onChange;
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = () => handler.current();
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useCallback(() => channel.current?.postMessage("changed"), []);
}
