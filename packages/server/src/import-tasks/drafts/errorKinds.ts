import type { ImportErrorKind } from "@tsumugi/contract";
import { fingerprint } from "../../core/ids.ts";
import type { RowProblem } from "../rows/parseRow.ts";

/** Reasons shown to narrow by; what a person wrote does not make one, so that there are few. */
const SHOWN_KINDS = 40;

/** A reason without what it quotes of the row: names, cells and numbers of other rows. */
const bare = (message: string): string =>
  message
    .replace(/（余分: .*」）/su, "")
    .replace(/（見出しは.*列）/u, "")
    .replace(/「[^」]*」/gu, "「…」")
    .replace(/^[\d,]+行目/u, "ほかの行");

/** The same for all rows that fail for the same reason. */
export const kindOf = ({ field, message }: RowProblem): Omit<ImportErrorKind, "rows"> => {
  const words = bare(message);
  return { key: `${field ?? "row"}.${fingerprint(words).slice(0, 8)}`, field, message: words };
};

/** Counts rows per reason. */
export function kindCounter() {
  const kinds = new Map<string, ImportErrorKind>();
  return {
    /** Answers the keys of one row's reasons, each once. */
    add(problems: readonly RowProblem[]): string[] {
      const own = new Map(problems.map((problem) => kindOf(problem)).map((kind) => [kind.key, kind]));
      for (const [key, kind] of own) kinds.set(key, { ...kind, rows: (kinds.get(key)?.rows ?? 0) + 1 });
      return [...own.keys()];
    },
    /** The most frequent first. */
    all: (): ImportErrorKind[] =>
      [...kinds.values()].sort((a, b) => b.rows - a.rows || (a.key < b.key ? -1 : 1)).slice(0, SHOWN_KINDS),
  };
}
