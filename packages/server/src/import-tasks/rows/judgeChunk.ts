import type { ImportFix } from "@tsumugi/contract";
import { mapInTurns } from "../../core/inTurns.ts";
import { type Claims, judgeRow, type Lookup, type Rules, type Verdict } from "./judgeRow.ts";
import type { Parsed, ParsedRow } from "./parseRow.ts";

/** A row as it was read, before anybody has looked whom it stands for. */
export interface ReadRow {
  /** As a spreadsheet numbers it; the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly result: Parsed;
}

export interface JudgedRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly parsed: ParsedRow | null;
  readonly verdict: Verdict;
}

/** Cells fixed on the screen, by row. */
export type Fixes = ReadonlyMap<number, readonly ImportFix[]>;

export const fixesByRow = (fixes: readonly ImportFix[] = []): Fixes => Map.groupBy(fixes, ({ row }) => row);

/** The row with its fixes; a column beyond its end makes it longer. */
export function withFixes(cells: readonly string[], fixes: readonly ImportFix[] = []): readonly string[] {
  if (fixes.length === 0) return cells;
  const fixed = [...cells];
  for (const { column, value } of fixes) fixed[column] = value;
  return Array.from(fixed, (cell) => cell ?? "");
}

interface Judging {
  /** The company's records that the rows may stand for. */
  readonly lookup: Lookup;
  /** What the rows before stand for. */
  readonly claims: Pick<Claims, "get">;
  readonly rules: Rules;
}

/**
 * Judges some rows against the company's records and the rows before them. `claimed` is what they stand for: it joins the
 * claims once the chunk stands, so that a chunk which is tried again does not take itself for its double.
 */
export async function judgeChunk(
  read: readonly ReadRow[],
  { lookup, claims, rules }: Judging,
): Promise<{ rows: JudgedRow[]; claimed: Claims }> {
  const claimed: Claims = new Map();
  const both = { get: (key: string) => claims.get(key) ?? claimed.get(key) };
  const rows = await mapInTurns(read, ({ row, cells, result }): JudgedRow => {
    if ("problems" in result) {
      return { row, cells, parsed: null, verdict: { outcome: "failed", problems: result.problems } };
    }
    const verdict = judgeRow(result.row, lookup, both, rules);
    if (verdict.outcome !== "failed") {
      for (const key of verdict.keys) if (!both.get(key)) claimed.set(key, { row, print: verdict.print });
    }
    return { row, cells, parsed: result.row, verdict };
  });
  return { rows, claimed };
}
