import { searchKey } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { now } from "../../core/context.ts";
import { mapInTurns } from "../../core/giveWay.ts";
import { newUid } from "../../core/ids.ts";
import { searchedFields } from "../../custom-fields/custom-fields.repository.ts";
import { ownTexts, writeOver } from "../../custom-fields/customValues.ts";
import { db } from "../../db/index.ts";
import type { importTaskRows } from "../../db/schema/import-tasks.ts";
import type {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../../db/schema/managed-creators.ts";
import { accountKey, profileUrl, sumFollowers } from "../../managed-creators/accounts.ts";
import { blankImport, importedOf, importRow } from "../../managed-creators/creatorColumns.ts";
import type { ManagedCreatorRow } from "../../managed-creators/managedCreatorRows.repository.ts";
import { searchKeysOf } from "../../managed-creators/searchKeys.ts";
import { searchSource } from "../../managed-creators/searchSource.ts";
import { changesBetween, snapshotOf } from "../../managed-creators/timeline/changes.ts";
import { type HistoryEntry, recordHistory } from "../../managed-creators/timeline/history.repository.ts";
import type { ImportTaskRow } from "../import-tasks.presenter.ts";
import type { JudgedRow } from "../rows/judgeChunk.service.ts";
import type { RowChange } from "../rows/judgeRow.ts";
import type { ParsedRow, RowAccount } from "../rows/parseRow.ts";
import { type BeforeImage, imageOf } from "./beforeImage.ts";
import {
  accountShape,
  creatorShape,
  genreShape,
  importShape,
  insertRows,
  keyShape,
  outcomeShape,
} from "./insertRows.repository.ts";

type OutcomeRow = typeof importTaskRows.$inferInsert;
type Account = typeof managedCreatorAccounts.$inferInsert;
type GenreLink = typeof managedCreatorGenres.$inferInsert;

/** Everything a chunk writes, collected first so that each table is written in one statement. */
interface Batch {
  /** The company's own fields that a keyword looks into. */
  readonly searched: readonly string[];
  readonly created: (typeof managedCreators.$inferInsert)[];
  readonly changed: Record<string, unknown>[];
  readonly accounts: Account[];
  readonly genres: GenreLink[];
  readonly outcomes: OutcomeRow[];
  readonly history: HistoryEntry[];
}

/** Whose rows are written: its records are registered by whoever started it. */
type ImportOf = Pick<ImportTaskRow, "company_uid" | "uid" | "created_by">;

const toAccount = (company_uid: string, uid: string, account: RowAccount, position: number): Account => ({
  company_uid,
  managed_creator_uid: uid,
  platform: account.platform,
  handle: account.handle,
  handle_key: searchKey(account.handle),
  url: profileUrl(account.platform, account.handle),
  follower_count: account.follower_count,
  position,
});

function addCreated(
  batch: Batch,
  { company_uid, created_by }: ImportOf,
  { fields, tags, genre_uids, accounts, custom }: ParsedRow,
): string {
  const uid = newUid();
  const at = now();
  const values = importRow({ ...blankImport, ...fields });
  const search_source = searchSource({ ...values, handles: accounts.map(({ handle }) => handle) });
  const custom_values = writeOver({}, custom.values);
  const own_texts = ownTexts(batch.searched, custom_values);
  batch.created.push({
    ...values,
    ...searchKeysOf({ ...values, search_source, tags, own_texts }),
    custom_values,
    uid,
    company_uid,
    tags: [...tags],
    created_at: at,
    updated_at: at,
    created_by,
    follower_count: sumFollowers(accounts),
    search_source,
  });
  batch.accounts.push(...accounts.map((account, index) => toAccount(company_uid, uid, account, index)));
  addGenres(batch, company_uid, uid, genre_uids);
  return uid;
}

function addGenres(
  batch: Batch,
  company_uid: string,
  managed_creator_uid: string,
  uids: readonly string[],
): void {
  batch.genres.push(...uids.map((genre_uid) => ({ company_uid, managed_creator_uid, genre_uid })));
}

/** The record's imported columns as they are after the change; one statement sets them for the whole chunk. */
function addChanged(
  batch: Batch,
  { company_uid, uid: task_uid }: ImportOf,
  record: ManagedCreatorRow,
  change: RowChange,
): void {
  const after = { ...record.row, ...importRow(change.fields) };
  const changed = new Map(change.accounts.map((account) => [accountKey(account), account]));
  const known = new Set(record.accounts.map(accountKey));
  const accounts = [
    ...record.accounts.map((account) => ({
      ...account,
      ...changed.get(accountKey(account)),
      handle: account.handle,
    })),
    ...change.accounts.filter((account) => !known.has(accountKey(account))),
  ];
  const tags = [...record.row.tags, ...change.tags];
  const custom_values = writeOver(record.row.custom_values, change.custom);
  const search_source = searchSource({ ...after, handles: accounts.map(({ handle }) => handle) });
  const own_texts = ownTexts(batch.searched, custom_values);
  batch.changed.push({
    ...importRow(importedOf(after)),
    ...searchKeysOf({ ...after, search_source, tags, own_texts }),
    custom_values,
    uid: record.uid,
    version: record.row.version,
    tags,
    follower_count: sumFollowers(accounts),
    search_source,
  });
  batch.history.push({
    managed_creator_uid: record.uid,
    kind: "imported",
    task_uid,
    changes: changesBetween(snapshotOf(record), {
      ...importRow(change.fields),
      custom_values,
      tags,
      genre_uids: [...record.genres.map(({ uid }) => uid), ...change.genre_uids],
      accounts,
    }),
  });
  const from = record.accounts.length;
  batch.accounts.push(
    ...change.accounts.map((account, index) => toAccount(company_uid, record.uid, account, from + index)),
  );
  addGenres(batch, company_uid, record.uid, change.genre_uids);
}

/** Writes what became of the rows, in the open transaction. Answers how many of each outcome. */
export async function applyChunk(
  task: ImportOf,
  rows: readonly JudgedRow[],
  records: ReadonlyMap<string, ManagedCreatorRow>,
) {
  const { company_uid, uid: task_uid } = task;
  const searched = await searchedFields(company_uid);
  const batch: Batch = {
    searched,
    created: [],
    changed: [],
    accounts: [],
    genres: [],
    outcomes: [],
    history: [],
  };
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 };
  await mapInTurns(rows, ({ row, cells, parsed, verdict }) => {
    const outcome: OutcomeRow = { company_uid, task_uid, row, outcome: verdict.outcome, keys: [] };
    counts[verdict.outcome] += 1;
    if (verdict.outcome === "failed") {
      batch.outcomes.push({ ...outcome, cells: [...cells], errors: verdict.problems });
      return;
    }
    const done = { ...outcome, keys: verdict.keys, fingerprint: verdict.print };
    const record = verdict.outcome === "created" ? undefined : records.get(verdict.existing?.uid ?? "");
    if (verdict.outcome === "created" && parsed) {
      const managed_creator_uid = addCreated(batch, task, parsed);
      batch.outcomes.push({ ...done, managed_creator_uid, version_after: 1 });
    } else if (verdict.outcome === "updated" && record) {
      addChanged(batch, task, record, verdict.change);
      const before_image: BeforeImage = imageOf(record);
      const version_after = record.row.version + 1;
      batch.outcomes.push({ ...done, managed_creator_uid: record.uid, version_after, before_image });
    } else {
      batch.outcomes.push({ ...done, managed_creator_uid: record?.uid ?? null });
    }
  });
  await write(company_uid, batch);
  return counts;
}

async function write(company_uid: string, batch: Batch): Promise<void> {
  await insertRows("managed_creators", creatorShape, batch.created);
  if (batch.changed.length > 0) await updateColumns(company_uid, batch.changed);
  const held = await insertRows(
    "managed_creator_accounts",
    accountShape,
    batch.accounts,
    sql`on conflict (company_uid, platform, handle_key) do update
      set follower_count = excluded.follower_count, fetched_at = null
      where managed_creator_accounts.managed_creator_uid = excluded.managed_creator_uid`,
  );
  // Somebody may have taken one of the accounts since the rows were judged: then they are judged again.
  if (held < batch.accounts.length) throw new Error("An account has another holder by now.");
  await insertRows("managed_creator_genres", genreShape, batch.genres, sql`on conflict do nothing`);
  await insertRows("import_task_rows", outcomeShape, batch.outcomes);
  await recordHistory(company_uid, batch.history);
}

/**
 * One statement for many records: imported columns, tags, the sum of followers, what it is searched by. A row with `version`
 * is only written at that version; one with `updated_at` gets that instead of now, and one with `invoice_checked_on` or `custom_values` that.
 * @throws Error when a record has changed since it was read: the chunk is then judged again
 */
export async function updateColumns(
  company_uid: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const typed = { ...importShape, ...keyShape, follower_count: "bigint", search_source: "text" };
  const set = sql.raw(
    Object.keys(typed)
      .map((column) => `${column} = n.${column}`)
      .join(", "),
  );
  const shape = sql.raw(
    Object.entries(typed)
      .map(([column, type]) => `${column} ${type}`)
      .join(", "),
  );
  const written = await db().execute(sql`
    update managed_creators t set ${set}, tags = n.tags, version = t.version + 1,
      invoice_checked_on = coalesce(n.invoice_checked_on, t.invoice_checked_on),
      custom_values = coalesce(n.custom_values, t.custom_values),
      updated_at = coalesce(n.updated_at, ${now().toISOString()}::timestamptz)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n (uid text, tags text[], version integer, updated_at timestamptz, invoice_checked_on date,
        custom_values jsonb, ${shape})
    where t.company_uid = ${company_uid} and t.uid = n.uid and t.version = coalesce(n.version, t.version)
    returning t.uid`);
  if (written.rows.length < rows.length) throw new Error("A record was changed while its row was judged.");
}
