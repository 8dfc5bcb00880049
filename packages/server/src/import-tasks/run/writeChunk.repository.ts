import { sql } from "drizzle-orm";
import { now } from "../../core/context.ts";
import { type CopyWriter, copyRows, db } from "../../db/index.ts";
import { recordHistory } from "../../managed-creators/timeline/history.repository.ts";
import type { ImportTaskRow } from "../import-tasks.presenter.ts";
import { accountTable, type CopyTable, creatorTable, genreTable, outcomeTable } from "./copyTables.ts";
import { insertRows } from "./insertRows.repository.ts";
import type { ChunkPlan } from "./planChunk.service.ts";
import { accountShape, genreShape, importShape, keyShape } from "./shapes.ts";

async function copyAll({ into }: CopyTable, rows: CopyWriter): Promise<void> {
  if (rows.rows() > 0) await copyRows(into, rows);
}

/**
 * Writes what a plan says, in the open transaction.
 * @throws Error when a record was changed, or an account found another holder, since the rows were judged: they are judged again
 */
export async function writeChunk(task: ImportTaskRow, plan: ChunkPlan): Promise<void> {
  const { company_uid } = task;
  await copyAll(creatorTable, plan.created.creators);
  await copyAll(accountTable, plan.created.accounts);
  await copyAll(genreTable, plan.created.genres);
  await copyAll(outcomeTable, plan.outcomes);
  if (plan.changed.creators.length > 0) await updateColumns(company_uid, plan.changed.creators);
  const { accounts, genres } = plan.changed;
  const held = await insertRows(
    "managed_creator_accounts",
    accountShape,
    accounts,
    sql`on conflict (company_uid, platform, handle_key) do update
      set follower_count = excluded.follower_count, fetched_at = null
      where managed_creator_accounts.managed_creator_uid = excluded.managed_creator_uid`,
  );
  if (held < accounts.length) throw new Error("An account has another holder by now.");
  await insertRows("managed_creator_genres", genreShape, genres, sql`on conflict do nothing`);
  await recordHistory(company_uid, plan.history);
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
