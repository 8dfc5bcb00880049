import { sql } from "drizzle-orm";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { db, inSavepoint, isForeignKeyViolation } from "../db/index.ts";
import { updateColumns } from "./applyChunk.ts";
import type { BeforeImage } from "./beforeImage.ts";
import type { ImportTaskRow } from "./import-tasks.presenter.ts";

const UNDO_HOURS = 24;
const NAMED = 5;
const PAGE = 500;

const conflict = (message: string) => new AppError("conflict", { message });

/** Whether, and until when, an import can be taken back. @throws AppError conflict */
export function checkUndo(task: ImportTaskRow): void {
  if (task.undone_at) throw conflict("この取込は取り消し済みです。クリエイター管理で確認してください。");
  if (!task.finished_at) throw conflict("取込が終わっていません。終わってから取り消してください。");
  if (now().getTime() - task.finished_at.getTime() > UNDO_HOURS * 60 * 60 * 1000) {
    throw conflict("取込から24時間を過ぎたため取り消せません。必要なものを個別に直してください。");
  }
}

/** Names of records that somebody changed, archived or used in a project since the import. */
async function touchedSince({
  company_uid,
  uid,
}: ImportTaskRow): Promise<{ names: string[]; total: number }> {
  const { rows } = await db().execute(sql`
    select t.display_name as name, count(*) over ()::int as total
    from import_task_rows r join managed_creators t on t.company_uid = r.company_uid and t.uid = r.managed_creator_uid
    where r.company_uid = ${company_uid} and r.task_uid = ${uid} and r.outcome in ('created', 'updated')
      and (t.version <> r.version_after or t.archived_at is not null or (r.outcome = 'created' and exists (
        select 1 from project_creators p where p.company_uid = t.company_uid and p.managed_creator_uid = t.uid)))
    order by r.row limit ${NAMED}`);
  return { names: rows.map((row) => String(row.name)), total: Number(rows[0]?.total ?? 0) };
}

/**
 * Takes an import back in the open transaction: deletes what it created, restores what it changed.
 * @throws AppError conflict naming what was changed since; then nothing is taken back
 */
export async function undoImport(task: ImportTaskRow): Promise<void> {
  checkUndo(task);
  const { company_uid, uid } = task;
  await db().execute(sql`
    select 1 from managed_creators t where t.company_uid = ${company_uid} and t.uid in (
      select r.managed_creator_uid from import_task_rows r
      where r.company_uid = ${company_uid} and r.task_uid = ${uid} and r.outcome in ('created', 'updated'))
    order by t.uid for update`);
  const { names, total } = await touchedSince(task);
  if (total > 0) {
    const list = names.map((name) => `「${name}」`).join("、");
    const rest = total > names.length ? ` ほか${total - names.length}件` : "";
    throw conflict(
      `取込の後に変更されたか、案件で使われているため取り消せません: ${list}${rest}。必要なものを個別に直してください。`,
    );
  }
  await restoreUpdated(task);
  await inSavepoint(() =>
    db().execute(sql`
      delete from managed_creators t using import_task_rows r
      where r.company_uid = ${company_uid} and r.task_uid = ${uid} and r.outcome = 'created'
        and t.company_uid = r.company_uid and t.uid = r.managed_creator_uid`),
  ).catch((error) => {
    if (!isForeignKeyViolation(error)) throw error;
    throw conflict(
      "取り込んだクリエイターがメッセージなどで使われているため取り消せません。個別に直してください。",
    );
  });
}

async function restoreUpdated({ company_uid, uid }: ImportTaskRow): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await db().execute(sql`
      select row, managed_creator_uid, before_image from import_task_rows
      where company_uid = ${company_uid} and task_uid = ${uid} and outcome = 'updated' and row > ${after}
      order by row limit ${PAGE}`);
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last.row);
    await writeBack(
      company_uid,
      rows.map((row) => ({ uid: String(row.managed_creator_uid), before: row.before_image as BeforeImage })),
    );
  }
}

async function writeBack(company_uid: string, rows: { uid: string; before: BeforeImage }[]): Promise<void> {
  await updateColumns(
    company_uid,
    rows.map(({ uid, before }) => ({ uid, ...before.fields, ...before.derived, tags: before.tags })),
  );
  const uids = JSON.stringify(rows.map(({ uid }) => uid));
  const accounts = rows.flatMap(({ uid, before }) => before.accounts.map((account) => ({ ...account, uid })));
  const genres = rows.flatMap(({ uid, before }) =>
    before.genre_uids.map((genre_uid) => ({ uid, genre_uid })),
  );
  for (const table of ["managed_creator_accounts", "managed_creator_genres"]) {
    await db().execute(sql`
      delete from ${sql.identifier(table)} where company_uid = ${company_uid}
        and managed_creator_uid in (select jsonb_array_elements_text(${uids}::jsonb))`);
  }
  await db().execute(sql`
    insert into managed_creator_accounts
      (company_uid, managed_creator_uid, platform, handle, url, follower_count, fetched_at, position)
    select ${company_uid}, n.uid, n.platform, n.handle, n.url, n.follower_count, n.fetched_at, n.position
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as n (uid text, platform text, handle text,
      url text, follower_count bigint, fetched_at timestamptz, position integer)`);
  await db().execute(sql`
    insert into managed_creator_genres (company_uid, managed_creator_uid, genre_uid)
    select ${company_uid}, n.uid, n.genre_uid
    from jsonb_to_recordset(${JSON.stringify(genres)}::jsonb) as n (uid text, genre_uid text)`);
}
