import { type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

export interface Pair {
  readonly company_uid: string;
  /** The record that stays. */
  readonly kept: string;
  /** The one that goes into it. */
  readonly absorbed: string;
}

interface Reference {
  readonly table: string;
  readonly column: string;
}

/** Tables that name a row by (company, uid of that kind), from the database itself: a new table is not forgotten. */
export async function referencesTo(table: string, column: string): Promise<Reference[]> {
  const { rows } = await db().execute(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k (own, theirs)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.theirs
    where c.contype = 'f' and c.confrelid = ${table}::regclass and f.attname = ${column}
    order by 1, 2`);
  return rows.map((row) => ({ table: String(row.table), column: String(row.column) }));
}

/** Names another row in every table of the list. */
export async function repoint(
  references: readonly Reference[],
  company_uid: string,
  from: string,
  to: string,
): Promise<void> {
  for (const { table, column } of references) {
    await db().execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to}
      where company_uid = ${company_uid} and ${sql.identifier(column)} = ${from}`);
  }
}

export interface SharedProject {
  readonly uid: string;
  readonly name: string;
  /** Who has a request there; both: nobody can say which one counts. */
  readonly kept_asked: boolean;
  readonly absorbed_asked: boolean;
  readonly kept_removed: boolean;
  readonly absorbed_removed: boolean;
}

/** Projects in which both records are, taken-out rows included. */
export async function sharedProjects({ company_uid, kept, absorbed }: Pair): Promise<SharedProject[]> {
  const asked = (
    alias: SQL,
  ) => sql`exists (select 1 from job_requests j where j.company_uid = ${alias}.company_uid
    and j.project_uid = ${alias}.project_uid and j.managed_creator_uid = ${alias}.managed_creator_uid)`;
  const { rows } = await db().execute(sql`
    select p.uid, p.name, ${asked(sql`k`)} as kept_asked, ${asked(sql`a`)} as absorbed_asked,
      k.removed_at is not null as kept_removed, a.removed_at is not null as absorbed_removed
    from project_creators k
    join project_creators a on a.company_uid = k.company_uid and a.project_uid = k.project_uid
    join projects p on p.company_uid = k.company_uid and p.uid = k.project_uid
    where k.company_uid = ${company_uid} and k.managed_creator_uid = ${kept} and a.managed_creator_uid = ${absorbed}
    order by p.name, p.uid for update of k, a`);
  return rows as unknown as SharedProject[];
}

/**
 * What was written about the loser in a project goes to the winner; the loser's row goes. What is planned fills no blank
 * of a row with a request: it would look like terms that nobody sent.
 */
export async function joinRows(
  company_uid: string,
  project_uid: string,
  winner: string,
  loser: string,
  memos: { readonly memo: string; readonly shared_memo: string },
): Promise<void> {
  const at = (alias: SQL, uid: string) => sql`${alias}.company_uid = ${company_uid}
    and ${alias}.project_uid = ${project_uid} and ${alias}.managed_creator_uid = ${uid}`;
  const planned = (column: string) => {
    const own = sql`w.${sql.identifier(column)}`;
    return sql`${sql.identifier(column)} = case when exists (select 1 from job_requests j where ${at(sql`j`, winner)})
      then ${own} else coalesce(${own}, l.${sql.identifier(column)}) end`;
  };
  await db().execute(sql`
    update project_creators w set memo = ${memos.memo}, shared_memo = ${memos.shared_memo},
      ${planned("fee")}, ${planned("planned_fee")}, ${planned("planned_delivery_on")},
      ${planned("planned_reply_due_on")},
      owner_uid = coalesce(w.owner_uid, l.owner_uid), custom_values = l.custom_values || w.custom_values,
      removed_at = case when l.removed_at is null then null else w.removed_at end
    from project_creators l where ${at(sql`w`, winner)} and ${at(sql`l`, loser)}`);
  await db().execute(sql`
    insert into project_checks (company_uid, project_uid, managed_creator_uid, column_key, checked_by, checked_at)
    select company_uid, project_uid, ${winner}, column_key, checked_by, checked_at from project_checks l
    where ${at(sql`l`, loser)} on conflict do nothing`);
  for (const table of ["job_status_changes", "project_cell_changes", "project_row_comments"]) {
    await db().execute(sql`
      update ${sql.identifier(table)} l set managed_creator_uid = ${winner} where ${at(sql`l`, loser)}`);
  }
  await db().execute(sql`
    insert into project_shipments
    select (jsonb_populate_record(l, jsonb_build_object('managed_creator_uid', ${winner}::text))).*
    from project_shipments l where ${at(sql`l`, loser)} on conflict do nothing`);
  await db().execute(sql`delete from project_creators l where ${at(sql`l`, loser)}`);
}

/** The absorbed record's places in projects become the kept one's, whatever columns they have. */
export async function moveProjects({ company_uid, kept, absorbed }: Pair): Promise<void> {
  const children = await referencesTo("project_creators", "managed_creator_uid");
  await db().execute(sql`
    insert into project_creators
    select (jsonb_populate_record(p, jsonb_build_object('managed_creator_uid', ${kept}::text))).*
    from project_creators p where p.company_uid = ${company_uid} and p.managed_creator_uid = ${absorbed}`);
  await repoint(children, company_uid, absorbed, kept);
  await db().execute(sql`
    delete from project_creators where company_uid = ${company_uid} and managed_creator_uid = ${absorbed}`);
}

/**
 * What an import wrote has no foreign key: it outlives the record. The values from before the import were those of the
 * absorbed record; without them the undoing of the import leaves the kept one as it is.
 */
export async function moveImports({ company_uid, kept, absorbed }: Pair): Promise<void> {
  await db().execute(sql`
    update import_task_rows set managed_creator_uid = ${kept}, before_image = null
    where company_uid = ${company_uid} and managed_creator_uid = ${absorbed}`);
}

/** How much hangs on a record. */
export async function countOf(company_uid: string, uid: string) {
  const { rows } = await db().execute(sql`
    select
      (select count(*) from project_creators where company_uid = ${company_uid} and managed_creator_uid = ${uid}
        and removed_at is null)::int as project_count,
      (select count(*) from chat_rooms where company_uid = ${company_uid} and creator_uid = ${uid})::int as room_count,
      (select count(*) from project_posts where company_uid = ${company_uid} and creator_uid = ${uid}
        and removed_at is null)::int as post_count`);
  const [row] = rows;
  return {
    project_count: Number(row?.project_count),
    room_count: Number(row?.room_count),
    post_count: Number(row?.post_count),
    notice_count: await noticesOf(company_uid, uid),
  };
}

async function noticesOf(company_uid: string, uid: string): Promise<number> {
  const [notices] = (await referencesTo("managed_creators", "uid")).filter(
    ({ table }) => table === "payment_notices",
  );
  if (!notices) return 0;
  const { rows } = await db().execute(sql`
    select count(*)::int as count from payment_notices
    where company_uid = ${company_uid} and ${sql.identifier(notices.column)} = ${uid}`);
  return Number(rows[0]?.count);
}

/** Takes a record out for good; nothing may refer to it any more. */
export async function deleteRecord(company_uid: string, uid: string): Promise<void> {
  await db().execute(sql`delete from managed_creators where company_uid = ${company_uid} and uid = ${uid}`);
}
