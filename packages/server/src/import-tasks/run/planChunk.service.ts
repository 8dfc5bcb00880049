import { searchKey } from "@tsumugi/contract";
import { now } from "../../core/context.ts";
import { mapBehindRequests } from "../../core/giveWay.ts";
import { newUid } from "../../core/ids.ts";
import { ownTexts, writeOver } from "../../custom-fields/customValues.ts";
import { CopyWriter } from "../../db/index.ts";
import type { importTaskRows } from "../../db/schema/import-tasks.ts";
import type { managedCreatorAccounts, managedCreatorGenres } from "../../db/schema/managed-creators.ts";
import { accountKey, profileUrl, sumFollowers, sumShown } from "../../managed-creators/accounts.ts";
import { blankImport, importedOf, importRow } from "../../managed-creators/creatorColumns.ts";
import type { ManagedCreatorRow } from "../../managed-creators/managedCreatorRows.repository.ts";
import { searchKeysOf } from "../../managed-creators/searchKeys.ts";
import { searchSource } from "../../managed-creators/searchSource.ts";
import { changesBetween, snapshotOf } from "../../managed-creators/timeline/changes.ts";
import type { HistoryEntry } from "../../managed-creators/timeline/history.repository.ts";
import type { ImportTaskRow } from "../import-tasks.presenter.ts";
import type { JudgedRow } from "../rows/judgeChunk.service.ts";
import type { RowChange } from "../rows/judgeRow.ts";
import type { ParsedRow, RowAccount } from "../rows/parseRow.ts";
import { type BeforeImage, imageOf } from "./beforeImage.ts";
import { accountTable, creatorTable, genreTable, outcomeTable } from "./copyTables.ts";

type OutcomeRow = typeof importTaskRows.$inferInsert;
type Account = typeof managedCreatorAccounts.$inferInsert;
type GenreLink = typeof managedCreatorGenres.$inferInsert;

/** Everything that a chunk writes, each table at once. What is new stands as COPY reads it. */
export interface ChunkPlan {
  /** The company's own fields that a keyword looks into. */
  readonly searched: readonly string[];
  readonly created: {
    readonly creators: CopyWriter;
    readonly accounts: CopyWriter;
    readonly genres: CopyWriter;
  };
  readonly changed: {
    readonly creators: Record<string, unknown>[];
    readonly accounts: Account[];
    readonly genres: GenreLink[];
  };
  readonly outcomes: CopyWriter;
  readonly history: HistoryEntry[];
  readonly counts: { created: number; updated: number; skipped: number; failed: number };
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

/** Of what the row says nothing. */
const BLANK = importRow(blankImport);

function addCreated(
  { created, searched }: ChunkPlan,
  { company_uid, created_by }: ImportOf,
  { fields, tags, genre_uids, accounts, custom }: ParsedRow,
): string {
  const uid = newUid();
  const at = now();
  const values = { ...BLANK, ...importRow(fields) };
  const search_source = searchSource({ ...values, handles: accounts.map(({ handle }) => handle) });
  const custom_values = writeOver({}, custom.values);
  const own_texts = ownTexts(searched, custom_values);
  creatorTable.add(created.creators, {
    ...values,
    ...searchKeysOf({ ...values, search_source, tags, own_texts }),
    custom_values,
    uid,
    company_uid,
    tags,
    created_at: at,
    updated_at: at,
    created_by,
    follower_count: sumFollowers(accounts),
    search_source,
  });
  for (const [index, account] of accounts.entries())
    accountTable.add(created.accounts, toAccount(company_uid, uid, account, index));
  for (const genre of toLinks(company_uid, uid, genre_uids)) genreTable.add(created.genres, genre);
  return uid;
}

const toLinks = (company_uid: string, managed_creator_uid: string, uids: readonly string[]): GenreLink[] =>
  uids.map((genre_uid) => ({ company_uid, managed_creator_uid, genre_uid }));

/** The record's imported columns as they are after the change; one statement sets them for the whole chunk. */
function addChanged(
  { changed: batch, history, searched }: ChunkPlan,
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
  const own_texts = ownTexts(searched, custom_values);
  batch.creators.push({
    ...importRow(importedOf(after)),
    ...searchKeysOf({ ...after, search_source, tags, own_texts }),
    custom_values,
    uid: record.uid,
    version: record.row.version,
    tags,
    follower_count: sumShown(accounts, record.published),
    search_source,
  });
  history.push({
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
  batch.genres.push(...toLinks(company_uid, record.uid, change.genre_uids));
}

interface Judged {
  readonly rows: readonly JudgedRow[];
  readonly records: ReadonlyMap<string, ManagedCreatorRow>;
  readonly searched: readonly string[];
}

/** What becomes of the judged rows, all but written: it can be made while the rows before are still being written. */
export async function planChunk(task: ImportOf, { rows, records, searched }: Judged): Promise<ChunkPlan> {
  const { company_uid, uid: task_uid } = task;
  const plan: ChunkPlan = {
    searched,
    created: { creators: new CopyWriter(), accounts: new CopyWriter(), genres: new CopyWriter() },
    changed: { creators: [], accounts: [], genres: [] },
    outcomes: new CopyWriter(),
    history: [],
    counts: { created: 0, updated: 0, skipped: 0, failed: 0 },
  };
  const note = (outcome: OutcomeRow) => outcomeTable.add(plan.outcomes, outcome);
  await mapBehindRequests(rows, ({ row, cells, parsed, verdict }) => {
    const outcome: OutcomeRow = { company_uid, task_uid, row, outcome: verdict.outcome, keys: [] };
    plan.counts[verdict.outcome] += 1;
    if (verdict.outcome === "failed") {
      note({ ...outcome, cells: [...cells], errors: verdict.problems });
      return;
    }
    const done = { ...outcome, keys: verdict.keys, fingerprint: verdict.print };
    const record = verdict.outcome === "created" ? undefined : records.get(verdict.existing?.uid ?? "");
    if (verdict.outcome === "created" && parsed) {
      const managed_creator_uid = addCreated(plan, task, parsed);
      note({ ...done, managed_creator_uid, version_after: 1 });
    } else if (verdict.outcome === "updated" && record) {
      addChanged(plan, task, record, verdict.change);
      const before_image: BeforeImage = imageOf(record);
      const version_after = record.row.version + 1;
      note({ ...done, managed_creator_uid: record.uid, version_after, before_image });
    } else {
      note({ ...done, managed_creator_uid: record?.uid ?? null });
    }
  });
  return plan;
}
