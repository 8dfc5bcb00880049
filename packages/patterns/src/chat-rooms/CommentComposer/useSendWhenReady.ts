import { useEffect, useRef, useState } from "react";

/**
 * A message that was sent while its pictures were still on their way goes once they have arrived. Whatever is changed
 * meanwhile, text or pictures, takes the word back: only what was seen when it was sent goes out. So does leaving the
 * room, which `onLeave` hears of: whoever pressed the key takes the message for sent.
 */
export function useSendWhenReady(
  message: string,
  isReady: boolean,
  onSend: () => void,
  onLeave: (() => void) | undefined,
) {
  const [waiting, setWaiting] = useState<string>();
  const isWaiting = waiting === message;
  const latest = useRef({ onSend, onLeave, isWaiting });
  useEffect(() => {
    latest.current = { onSend, onLeave, isWaiting };
  });
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(undefined);
    latest.current.onSend();
  }, [isWaiting, isReady]);
  useEffect(
    () => () => {
      if (latest.current.isWaiting) latest.current.onLeave?.();
    },
    [],
  );
  return { isWaiting, wait: () => setWaiting(message) };
}
