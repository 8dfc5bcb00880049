import type { CsvEncoding, ImportFix, ImportMapping } from "@tsumugi/contract";
import type { CsvRecord } from "../../core/csv/index.ts";
import type { MapAll } from "../../core/giveWay.ts";
import type { ManagedCreatorRow } from "../../managed-creators/managedCreatorRows.repository.ts";
import { type Claims, judgeRow, type Rules, type Verdict } from "./judgeRow.ts";
import { loadLookup } from "./lookup.repository.ts";
import { type Known, type ParsedRow, parseRow } from "./parseRow.ts";

export interface JudgedRow {
  /** As a spreadsheet numbers it; the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly parsed: ParsedRow | null;
  readonly verdict: Verdict;
}

export interface Judging {
  readonly company_uid: string;
  readonly mapping: ImportMapping;
  readonly encoding: CsvEncoding;
  readonly known: Known;
  /** What the rows of earlier chunks stand for. */
  readonly claims: Pick<Claims, "get">;
  readonly rules: Rules;
  /** Cells fixed on the screen, by row. */
  readonly fixes: Fixes;
  /** How much of the process the rows may take at once. */
  readonly mapAll: MapAll;
}

export type Fixes = ReadonlyMap<number, readonly ImportFix[]>;

export const fixesByRow = (fixes: readonly ImportFix[] = []): Fixes => Map.groupBy(fixes, ({ row }) => row);

/** The row with its fixes; a column beyond its end makes it longer. */
export function withFixes(cells: readonly string[], fixes: readonly ImportFix[] = []): readonly string[] {
  if (fixes.length === 0) return cells;
  const fixed = [...cells];
  for (const { column, value } of fixes) fixed[column] = value;
  return Array.from(fixed, (cell) => cell ?? "");
}

/**
 * Judges some rows against the company's records and the rows before them. Writes nothing; `claimed` joins
 * `claims` once the chunk stands, so that a chunk which is tried again does not take itself for its double.
 */
export async function judgeChunk(
  { company_uid, mapping, encoding, known, claims, rules, fixes, mapAll }: Judging,
  records: readonly CsvRecord[],
): Promise<{ rows: JudgedRow[]; records: Map<string, ManagedCreatorRow>; claimed: Claims }> {
  const read = await mapAll(records, ({ row, cells: written }) => {
    const cells = withFixes(written, fixes.get(row));
    return { row, cells, result: parseRow(cells, mapping, known) };
  });
  const good = read.flatMap(({ result }) => ("row" in result ? [result.row] : []));
  const found = await loadLookup(company_uid, good, encoding, rules.match_by);
  const claimed: Claims = new Map();
  const both = { get: (key: string) => claims.get(key) ?? claimed.get(key) };
  const rows = await mapAll(read, ({ row, cells, result }): JudgedRow => {
    if ("problems" in result) {
      return { row, cells, parsed: null, verdict: { outcome: "failed", problems: result.problems } };
    }
    const verdict = judgeRow(result.row, found.lookup, both, rules);
    if (verdict.outcome !== "failed") {
      for (const key of verdict.keys) if (!both.get(key)) claimed.set(key, { row, print: verdict.print });
    }
    return { row, cells, parsed: result.row, verdict };
  });
  return { rows, records: found.records, claimed };
}
