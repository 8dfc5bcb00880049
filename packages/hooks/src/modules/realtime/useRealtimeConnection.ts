import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { ConnectionState } from "./commentStore.ts";
import { connectionAtom } from "./connectionAtom.ts";

/** A shorter cut is not shown. */
const NOTICE_AFTER_MS = 2_000;

/**
 * The state of the live connection. `isReconnecting` turns true two seconds after a cut, for the
 * banner, and false by itself.
 *
 * @example
 * const { isReconnecting } = useRealtimeConnection();
 */
export function useRealtimeConnection(): {
  readonly connection: ConnectionState;
  readonly isReconnecting: boolean;
} {
  const connection = useAtomValue(connectionAtom);
  const isCut = connection === "reconnecting";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isCut) return;
    const timer = setTimeout(() => setLong(true), NOTICE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isCut]);
  return { connection, isReconnecting: isCut && isLong };
}
