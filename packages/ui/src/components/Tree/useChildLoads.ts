import { useEffect, useRef, useState } from "react";
import type { ChildLoads, TreeLine } from "./treeLines.ts";

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((one) => one !== key));

/** Which branches are being loaded, and which could not be. */
export function useChildLoads(load: ((key: string) => Promise<unknown>) | undefined) {
  const [loads, setLoads] = useState<ChildLoads>({ pending: new Set(), failed: new Set(), done: new Set() });
  const [last, setLast] = useState<{ readonly key: string; readonly hasFailed: boolean }>();
  // Known before the next drawing: an effect may run twice in one.
  const asked = useRef(new Set<string>());

  const start = async (key: string) => {
    if (!load || asked.current.has(key)) return;
    asked.current.add(key);
    setLoads(({ pending, failed, done }) => ({
      pending: new Set([...pending, key]),
      failed: without(failed, key),
      done: without(done, key),
    }));
    const hasFailed = await load(key).then(
      () => false,
      () => true,
    );
    asked.current.delete(key);
    setLast({ key, hasFailed });
    setLoads(({ pending, failed, done }) => ({
      pending: without(pending, key),
      failed: hasFailed ? new Set([...failed, key]) : failed,
      done: hasFailed ? done : new Set([...done, key]),
    }));
  };
  return {
    loads,
    /** The branch whose children came last, or did not. */
    last,
    start,
    /** A branch that is closed asks again when it is opened, if it has nothing by then. */
    forget: (key: string) =>
      setLoads(({ pending, failed, done }) => ({
        pending,
        failed: without(failed, key),
        done: without(done, key),
      })),
  };
}

/** Asks for what open branches do not have, however they were opened: by a press, or by the caller. */
export function useAskForChildren(
  lines: readonly TreeLine[],
  { pending, failed, done }: ChildLoads,
  start: (key: string) => Promise<void>,
): void {
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    for (const line of lines) {
      const { item } = line;
      const isMissing = line.kind === "loading" && !item.children && !item.loading;
      const isNew = ![pending, failed, done].some((keys) => keys.has(item.key));
      if (isMissing && isNew) void latest.current(item.key);
    }
  }, [lines, pending, failed, done]);
}
