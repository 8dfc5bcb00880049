import type { ImportFix } from "@tsumugi/contract";
import { useCallback, useState } from "react";
import { withFixes } from "./draftRows.ts";

type Held = ReadonlyMap<string, ImportFix>;
const NOTHING: Held = new Map();

/** Cells mended since the rows were loaded; gone as soon as `judged`, the dry run they belong to, is another one. */
export function useHeldFixes(judged: string) {
  const [fixes, setFixes] = useState<{ judged: string; held: Held }>({ judged, held: NOTHING });
  const hold = useCallback(
    (added: readonly ImportFix[]) =>
      setFixes((now) => ({
        judged,
        held: withFixes(now.judged === judged ? now.held : NOTHING, added),
      })),
    [judged],
  );
  const letGo = useCallback(() => setFixes({ judged, held: NOTHING }), [judged]);
  return { held: fixes.judged === judged ? fixes.held : NOTHING, hold, letGo };
}
