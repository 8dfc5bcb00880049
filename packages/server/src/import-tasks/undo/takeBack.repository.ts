import { sql } from "drizzle-orm";
import { colleaguesAmong } from "../../company-users/company-users.repository.ts";
import {
  type CustomFieldRow,
  lockFields,
  searchedFields,
} from "../../custom-fields/custom-fields.repository.ts";
import { ownTexts, stillValid } from "../../custom-fields/customValues.ts";
import { db, inSavepoint, isForeignKeyViolation } from "../../db/index.ts";
import { importRow } from "../../managed-creators/creatorColumns.ts";
import { searchKeysOf } from "../../managed-creators/searchKeys.ts";
import { forgetImport } from "../../managed-creators/timeline/history.repository.ts";
import type { BeforeImage } from "../run/beforeImage.ts";
import { updateColumns } from "../run/writeChunk.repository.ts";

interface Record {
  readonly row: number;
  readonly uid: string;
  readonly outcome: "created" | "updated";
  readonly before: BeforeImage | null;
  /** Changed, archived, used in a project or told how to pay since the import. */
  readonly touched: boolean;
}

interface Next {
  /** The last row that was worked off. */
  readonly after: number;
  readonly limit: number;
  /** Whether the import changed records that stood; else it only made new ones, and there is nothing to put back. */
  readonly hasUpdated: boolean;
}

/**
 * Takes the next records of an import back, in the open transaction: deletes what it created, restores what it
 * changed. What was changed or used since stays as it is. `done` 0: none is left; else `last` is the last row.
 */
export async function takeBack(
  company_uid: string,
  task_uid: string,
  next: Next,
): Promise<{ done: number; kept: number; last: number }> {
  // Before the records, as whoever removes an option or a field: nobody removes one that is being put back.
  const fields = next.hasUpdated ? await lockFields(company_uid) : [];
  const records = await nextRecords(company_uid, task_uid, next);
  if (records.length === 0) return { done: 0, kept: 0, last: next.after };
  const free = records.filter(({ touched }) => !touched);
  const changed = free.flatMap(({ uid, outcome, before }) =>
    outcome === "updated" && before ? [{ uid, before }] : [],
  );
  if (changed.length > 0) await writeBack(company_uid, changed, fields);
  await forgetImport(
    company_uid,
    task_uid,
    changed.map(({ uid }) => uid),
  );
  const made = free.flatMap(({ uid, outcome }) => (outcome === "created" ? [uid] : []));
  const used = new Set(await deleteUnused(company_uid, made));
  const isKept = ({ uid, touched }: Record) => touched || used.has(uid);
  await markRows(company_uid, task_uid, records.filter(isKept), "kept");
  // Of a creator who is gone, nobody asks what became of the row: marking each would take a third of the time.
  await markRows(
    company_uid,
    task_uid,
    records.filter((record) => !isKept(record) && record.outcome === "updated"),
    "undone",
  );
  return {
    done: records.length,
    kept: records.filter(isKept).length,
    last: records.at(-1)?.row ?? next.after,
  };
}

/** Locks the records: nobody changes one between the look at its version and its return. */
async function nextRecords(
  company_uid: string,
  task_uid: string,
  { after, limit }: Pick<Next, "after" | "limit">,
): Promise<Record[]> {
  await db().execute(sql`
    select 1 from managed_creators t where t.company_uid = ${company_uid} and t.uid in (
      select r.managed_creator_uid from import_task_rows r
      where r.company_uid = ${company_uid} and r.task_uid = ${task_uid}
        and r.row > ${after} and r.outcome in ('created', 'updated') and r.undo is null
      order by r.row limit ${limit})
    order by t.uid for update`);
  const { rows } = await db().execute(sql`
    select r.row, r.managed_creator_uid as uid, r.outcome, r.before_image as before,
      t.uid is null or t.version <> r.version_after or t.archived_at is not null
        or (r.outcome = 'updated' and r.before_image is null)
        or (r.outcome = 'created' and exists (
          select 1 from project_creators p where p.company_uid = t.company_uid and p.managed_creator_uid = t.uid
          union all
          select 1 from payees y where y.company_uid = t.company_uid and y.managed_creator_uid = t.uid)
        ) as touched
    from import_task_rows r
    left join managed_creators t on t.company_uid = r.company_uid and t.uid = r.managed_creator_uid
    where r.company_uid = ${company_uid} and r.task_uid = ${task_uid}
      and r.row > ${after} and r.outcome in ('created', 'updated') and r.undo is null
    order by r.row limit ${limit}`);
  return rows as unknown as Record[];
}

async function markRows(
  company_uid: string,
  task_uid: string,
  records: readonly Record[],
  undo: "undone" | "kept",
): Promise<void> {
  if (records.length === 0) return;
  // An array is looked up by the index whatever the planner knows of the table; a list to join with read all rows for each.
  const numbers = sql.param(records.map(({ row }) => row));
  await db().execute(sql`
    update import_task_rows set undo = ${undo} where company_uid = ${company_uid} and task_uid = ${task_uid}
      and row = any(${numbers}::integer[])`);
}

/** Answers those that something else points at, whatever table it is: found by halves, so that one costs no more. */
async function deleteUnused(company_uid: string, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  try {
    await inSavepoint(() =>
      db().execute(sql`
        delete from managed_creators where company_uid = ${company_uid}
          and uid = any(${sql.param([...uids])}::text[])`),
    );
    return [];
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    if (uids.length === 1) return [...uids];
    const half = Math.ceil(uids.length / 2);
    return [
      ...(await deleteUnused(company_uid, uids.slice(0, half))),
      ...(await deleteUnused(company_uid, uids.slice(half))),
    ];
  }
}

async function writeBack(
  company_uid: string,
  rows: readonly { uid: string; before: BeforeImage }[],
  ownFields: readonly CustomFieldRow[],
): Promise<void> {
  // Whoever has left the company since cannot be in charge again.
  const owners = rows.flatMap(({ before }) => before.fields.owner ?? []);
  const members = new Set((await colleaguesAmong(company_uid, owners)).map(({ uid }) => uid));
  const searched = await searchedFields(company_uid);
  await updateColumns(
    company_uid,
    rows.map(({ uid, before }) => {
      const { derived, tags, updated_at, invoice_checked_on } = before;
      const custom_values = before.custom_values && stillValid(ownFields, before.custom_values);
      const owner = before.fields.owner && members.has(before.fields.owner) ? before.fields.owner : null;
      const fields = importRow({ ...before.fields, owner });
      // An import of before the company's own fields: the record keeps what it has, and the database makes its keys.
      const keys =
        custom_values &&
        searchKeysOf({ ...fields, ...derived, tags, own_texts: ownTexts(searched, custom_values) });
      return { uid, ...fields, ...derived, ...keys, tags, updated_at, invoice_checked_on, custom_values };
    }),
  );
  const uids = sql.param(rows.map(({ uid }) => uid));
  const accounts = rows.flatMap(({ uid, before }) => before.accounts.map((account) => ({ ...account, uid })));
  const genres = rows.flatMap(({ uid, before }) =>
    before.genre_uids.map((genre_uid) => ({ uid, genre_uid })),
  );
  for (const table of ["managed_creator_accounts", "managed_creator_genres"]) {
    await db().execute(sql`
      delete from ${sql.identifier(table)} where company_uid = ${company_uid}
        and managed_creator_uid = any(${uids}::text[])`);
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
