import type { ImportFix } from "@tsumugi/contract";
import { and, arrayContains, asc, count, eq, gt, inArray, like, type SQL, sql } from "drizzle-orm";
import { looseKey } from "../../core/looseKey.ts";
import { containing } from "../../core/search.ts";
import { db } from "../../db/index.ts";
import { importDraftFixes, importDraftRows } from "../../db/schema/import-tasks.ts";
import type { RowProblem } from "../rows/parseRow.ts";
import { insertRows } from "../run/insertRows.repository.ts";
import type { Shape } from "../run/shapes.ts";

const t = importDraftRows;
const f = importDraftFixes;

/** A draft, and which of its dry runs. */
export interface Judged {
  readonly company_uid: string;
  readonly draft_uid: string;
  readonly judged_uid: string;
}

export interface RowFilter {
  /** Key of a reason. */
  readonly error?: string | undefined;
  readonly keyword?: string | undefined;
}

const ofDraft = (company_uid: string, draft_uid: string) =>
  and(eq(f.company_uid, company_uid), eq(f.draft_uid, draft_uid));

const ofJudged = ({ company_uid, draft_uid, judged_uid }: Judged) =>
  and(eq(t.company_uid, company_uid), eq(t.draft_uid, draft_uid), eq(t.judged_uid, judged_uid));

const matching = (judged: Judged, { error, keyword }: RowFilter): SQL | undefined =>
  and(
    ofJudged(judged),
    error === undefined ? undefined : arrayContains(t.kinds, [error]),
    keyword === undefined ? undefined : like(t.search, containing(looseKey(keyword))),
  );

const rowShape: Shape = {
  company_uid: "text",
  draft_uid: "text",
  judged_uid: "text",
  row: "integer",
  cells: "text[]",
  problems: "jsonb",
  kinds: "text[]",
  search: "text",
};

export async function insertJudgedRows(
  judged: Judged,
  rows: readonly {
    row: number;
    cells: readonly string[];
    problems: readonly RowProblem[];
    kinds: string[];
  }[],
): Promise<void> {
  const written = rows.map((row) => ({ ...row, ...judged, search: looseKey(row.cells.join("\n")) }));
  await insertRows("import_draft_rows", rowShape, written);
}

/** The rows of one dry run; those of another one that is still writing stay. */
export async function deleteJudgedRows(judged: Judged): Promise<void> {
  await db().delete(t).where(ofJudged(judged));
}

/** Failed rows of one dry run after row number `after`, in the file's order. */
export async function judgedRows(judged: Judged, filter: RowFilter, limit: number, after: number) {
  const rows = await db()
    .select({ row: t.row, cells: t.cells, problems: t.problems })
    .from(t)
    .where(and(matching(judged, filter), gt(t.row, after)))
    .orderBy(asc(t.row))
    .limit(limit);
  return rows.map(({ problems, ...rest }) => ({ ...rest, problems: problems as RowProblem[] }));
}

export async function countJudgedRows(judged: Judged, filter: RowFilter): Promise<number> {
  const [row] = await db().select({ n: count() }).from(t).where(matching(judged, filter));
  return row?.n ?? 0;
}

/** All fixed cells of a draft. */
export const draftFixes = (company_uid: string, draft_uid: string): Promise<ImportFix[]> =>
  db()
    .select({ row: f.row, column: f.column_index, value: f.value })
    .from(f)
    .where(ofDraft(company_uid, draft_uid));

/** Cells of these rows that were fixed after change number `since`. */
export const fixesSince = (company_uid: string, draft_uid: string, since: number, rows: readonly number[]) =>
  db()
    .select({ row: f.row, column: f.column_index, value: f.value })
    .from(f)
    .where(and(ofDraft(company_uid, draft_uid), gt(f.change, since), inArray(f.row, [...rows])));

export async function countFixesSince(
  company_uid: string,
  draft_uid: string,
  since: number,
): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(f)
    .where(and(ofDraft(company_uid, draft_uid), gt(f.change, since)));
  return row?.n ?? 0;
}

const takeOver = sql`on conflict (company_uid, draft_uid, row, column_index)
  do update set value = excluded.value, change = excluded.change, is_typed = excluded.is_typed`;

/** One value per cell, the last one. */
export async function saveFixes(
  company_uid: string,
  draft_uid: string,
  change: number,
  fixes: readonly ImportFix[],
): Promise<void> {
  const byCell = new Map(fixes.map((fix) => [`${fix.row}/${fix.column}`, fix]));
  const shape: Shape = {
    company_uid: "text",
    draft_uid: "text",
    row: "integer",
    column_index: "integer",
    value: "text",
    change: "integer",
  };
  const rows = [...byCell.values()].map(({ row, column, value }) => {
    return { company_uid, draft_uid, row, column_index: column, value, change };
  });
  await insertRows("import_draft_fixes", shape, rows, takeOver);
}

/** The same value into one column of all rows that match, save for cells typed one by one after `since`. Answers how many. */
export async function saveFixMatching(
  judged: Judged,
  filter: RowFilter,
  change: number,
  { column, value, since }: { column: number; value: string; since: number },
): Promise<number> {
  const { rows } = await db().execute(sql`
    insert into import_draft_fixes (company_uid, draft_uid, row, column_index, value, change, is_typed)
    select ${t.company_uid}, ${t.draft_uid}, ${t.row}, ${column}::integer, ${value}::text, ${change}::integer, false
    from ${t} where ${matching(judged, filter)}
    ${takeOver} where import_draft_fixes.change <= ${since} or not import_draft_fixes.is_typed returning row`);
  return rows.length;
}
