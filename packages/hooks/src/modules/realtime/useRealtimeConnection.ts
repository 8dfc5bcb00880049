import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { ConnectionState } from "./commentStore.ts";
import { connectionAtom } from "./connectionAtom.ts";

/** A shorter cut is not shown. */
const NOTICE_AFTER_MS = 2_000;

/**
 * The state of the live connection. `isReconnecting` turns true `noticeAfterMs` after a cut (default two seconds), for
 * the banner, and false by itself.
 *
 * @example
 * const { isReconnecting } = useRealtimeConnection();
 */
export function useRealtimeConnection({
  noticeAfterMs = NOTICE_AFTER_MS,
}: {
  readonly noticeAfterMs?: number;
} = {}): {
  readonly connection: ConnectionState;
  readonly isReconnecting: boolean;
} {
  const connection = useAtomValue(connectionAtom);
  const isCut = connection === "reconnecting";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isCut) return;
    const timer = setTimeout(() => setLong(true), noticeAfterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isCut, noticeAfterMs]);
  return { connection, isReconnecting: isCut && isLong };
}
