import { useAssignHints } from "@tsumugi/hooks";
import type { AssignHints } from "@tsumugi/patterns";
import { useEffect, useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

/** As many as one call takes. */
const AT_ONCE = 500;

/** What is good to know about these creators. Each is asked for once while the panel is open. */
export function useCreatorHints(projectUid: string, uids: readonly string[], open: boolean) {
  const { getAssignHints } = useAssignHints();
  const [hints, setHints] = useState<AssignHints>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const asked = useRef(new Set<string>());
  if (!open) asked.current.clear();

  useEffect(() => {
    if (!open || failure !== undefined) return;
    const missing = [...new Set(uids)].filter((uid) => !asked.current.has(uid)).slice(0, AT_ONCE);
    if (missing.length === 0) return;
    for (const uid of missing) asked.current.add(uid);
    getAssignHints(projectUid, missing).then(
      // A new map each time: it draws the rows again, and the next 500 are asked for.
      ({ items }) =>
        setHints((now) => new Map([...now, ...items.map((item) => [item.creator_uid, item] as const)])),
      (cause) => {
        for (const uid of missing) asked.current.delete(uid);
        setFailure(cause);
      },
    );
  });
  return {
    hints,
    error: failure === undefined ? undefined : fullMessageOf(failure),
    retry: () => setFailure(undefined),
  };
}
