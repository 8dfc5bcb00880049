import type { BulkAction } from "@tsumugi/contract";
import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { memberships } from "../../db/schema/accounts.ts";
import {
  type BeforeChange,
  managedCreatorChangeRows,
  managedCreatorChanges,
  managedCreators,
} from "../../db/schema/managed-creators.ts";
import { type Filter, filters } from "../list/managedCreatorList.repository.ts";
import type { BulkFields, BulkRow } from "./planBulk.ts";

const t = managedCreators;

/** One parameter for any number of ids. */
const among = (column: typeof t.uid, uids: readonly string[]) =>
  sql`${column} = any(${sql.param([...uids])}::text[])`;

export type Chosen =
  | { readonly uids: readonly string[] }
  | { readonly filter: Filter; readonly except: readonly string[] };

/** Which rows a selection means; a foreign uid means none. */
export function chosen(company_uid: string, selection: Chosen): SQL | undefined {
  if ("uids" in selection) return and(eq(t.company_uid, company_uid), among(t.uid, selection.uids));
  const { filter, except } = selection;
  const rest = except.length > 0 ? sql`not (${among(t.uid, except)})` : undefined;
  return and(filters(company_uid, filter), rest);
}

const bulkColumns = {
  uid: t.uid,
  display_name: t.display_name,
  tags: t.tags,
  owner_uid: t.owner_uid,
  stage: t.stage,
  custom_values: t.custom_values,
  archived_at: t.archived_at,
  erased_at: t.erased_at,
  updated_at: t.updated_at,
  version: t.version,
} satisfies Record<keyof BulkRow, unknown>;

/** The chosen rows, held until the transaction ends, always in one order; at most `limit`. */
export const lockChosen = (company_uid: string, selection: Chosen, limit: number): Promise<BulkRow[]> =>
  db()
    .select(bulkColumns)
    .from(t)
    .where(chosen(company_uid, selection))
    .orderBy(asc(t.uid))
    .limit(limit)
    .for("update");

/** Writes what a bulk action may change, of many rows in one statement, and counts their versions up. */
export async function writeFields(
  company_uid: string,
  rows: readonly (BulkFields & { readonly uid: string; readonly updated_at: Date })[],
): Promise<void> {
  if (rows.length === 0) return;
  await db().execute(sql`
    update managed_creators t set tags = n.tags, owner_uid = n.owner_uid, stage = n.stage,
      custom_values = n.custom_values, archived_at = n.archived_at, updated_at = n.updated_at, version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (uid text, tags text[], owner_uid text, stage text, custom_values jsonb, archived_at timestamptz, updated_at timestamptz)
    where t.company_uid = ${company_uid} and t.uid = n.uid`);
}

export interface ChangeRow {
  readonly uid: string;
  readonly before: BeforeChange;
  readonly version_after: number;
}

/** Keeps what a change wrote over. */
export async function insertChange(
  company_uid: string,
  change: {
    readonly uid: string;
    readonly action: BulkAction;
    readonly created_by: string;
    readonly created_at: Date;
  },
  rows: readonly ChangeRow[],
): Promise<void> {
  await db()
    .insert(managedCreatorChanges)
    .values({ ...change, company_uid });
  await db().execute(sql`
    insert into managed_creator_change_rows (company_uid, change_uid, managed_creator_uid, before, version_after)
    select ${company_uid}, ${change.uid}, n.uid, n.before, n.version_after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (uid text, before jsonb, version_after integer)`);
}

export async function lockChange(company_uid: string, uid: string) {
  const c = managedCreatorChanges;
  const [row] = await db()
    .select()
    .from(c)
    .where(and(eq(c.company_uid, company_uid), eq(c.uid, uid)))
    .for("update");
  return row;
}

export const changeRows = (company_uid: string, change_uid: string) => {
  const r = managedCreatorChangeRows;
  return db()
    .select({ uid: r.managed_creator_uid, before: r.before, version_after: r.version_after })
    .from(r)
    .where(and(eq(r.company_uid, company_uid), eq(r.change_uid, change_uid)))
    .orderBy(asc(r.managed_creator_uid));
};

export async function markUndone(company_uid: string, uid: string, at: Date): Promise<void> {
  const c = managedCreatorChanges;
  await db()
    .update(c)
    .set({ undone_at: at })
    .where(and(eq(c.company_uid, company_uid), eq(c.uid, uid)));
}

/** People of the company: only they can be owners. */
export async function memberUids(company_uid: string): Promise<string[]> {
  const rows = await db()
    .select({ uid: memberships.user_uid })
    .from(memberships)
    .where(eq(memberships.company_uid, company_uid));
  return rows.map(({ uid }) => uid);
}

/** Of every company: what can no longer be taken back is not kept. */
export async function forgetChanges(before: Date): Promise<void> {
  await db().delete(managedCreatorChanges).where(lt(managedCreatorChanges.created_at, before));
}

/** What a record was before a change is personal, too. */
export async function forgetChangesOf(company_uid: string, uid: string): Promise<void> {
  const r = managedCreatorChangeRows;
  await db()
    .delete(r)
    .where(and(eq(r.company_uid, company_uid), eq(r.managed_creator_uid, uid)));
}
