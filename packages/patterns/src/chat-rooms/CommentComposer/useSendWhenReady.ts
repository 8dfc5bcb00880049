import { useEffect, useRef, useState } from "react";

/**
 * A message that was sent while its pictures were still on their way goes once they have arrived. Whatever is changed
 * meanwhile, text or pictures, takes the word back: only what was seen when it was sent goes out.
 */
export function useSendWhenReady(message: string, isReady: boolean, onSend: () => void) {
  const [waiting, setWaiting] = useState<string>();
  const latest = useRef(onSend);
  latest.current = onSend;
  const isWaiting = waiting === message;
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(undefined);
    latest.current();
  }, [isWaiting, isReady]);
  return { isWaiting, wait: () => setWaiting(message) };
}
