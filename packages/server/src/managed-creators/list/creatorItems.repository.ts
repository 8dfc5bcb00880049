import { isSeenBy } from "@tsumugi/contract";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { arrayLiteral } from "../../core/arrayLiteral.ts";
import { db, prepared } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { creatorAccounts, creators } from "../../db/schema/creators.ts";
import { managedCreatorAccounts, managedCreators } from "../../db/schema/managed-creators.ts";
import type { Account } from "../accounts.ts";
import { ARCHIVE_DAYS } from "../archiveDays.ts";
import { blankColumns } from "../creatorColumns.ts";
import { genresOfRow, shown } from "../managedCreatorRows.repository.ts";

const t = managedCreators;

/** A row of the list as its answer holds it, and what the profile that it is connected to says of the accounts. */
export interface CreatorItem {
  readonly key: string;
  readonly uid: string;
  /** JSON. */
  readonly item: string;
  readonly published: (Omit<Account, "fetched_at"> & { readonly fetched_at: string | null })[] | null;
}

/** A time as the wire has it. */
const wireTime = (at: SQLWrapper): SQL =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const wireValue = (column: AnyPgColumn): SQL =>
  column.columnType === "PgTimestamp" ? wireTime(column) : sql`${column}`;

/** Columns that a row's own rules read, and that no answer has. */
const { company_uid, creator_uid, owner_uid, erased_at, created_by, ...told } = shown;

/** What stands in place of fees for those who do not see them, as JSON. */
const hiddenFees: Readonly<Record<string, unknown>> = blankColumns(
  (field) => !isSeenBy(field, { canSeeFees: false }),
);

const object = (of: SQL): SQL => sql`(select row_to_json(o) from (${of}) o)`;

/** Looked up for the page's rows alone: a join would be made for every row that matches, before they are put in order. */
const personOf = (table: SQLWrapper, uid: SQLWrapper): SQL =>
  sql`case when ${uid} is not null then ${object(
    sql`select p.uid, p.name, p.image from ${table} p where p.uid = ${uid}`,
  )} end`;

const accountColumns = sql`a.platform, a.handle, a.url, a.follower_count, false as synced,
  ${wireTime(sql`a.fetched_at`)} as fetched_at`;

/** The accounts of a table that meet a condition, in their order. */
const accountsIn = (
  table: SQLWrapper,
  condition: SQL,
): SQL => sql`(select coalesce(json_agg(row_to_json(o)), '[]')
  from (select ${accountColumns} from ${table} a where ${condition} order by a.position) o)`;

/** The day on which the personal data of an archived record goes. */
const eraseOn = sql`case when ${t.archived_at} is not null and ${t.erased_at} is null
  then (${t.archived_at} at time zone 'Asia/Tokyo')::date + ${sql.raw(String(ARCHIVE_DAYS))} end`;

function itemJson(canSeeFees: boolean): SQL<string> {
  const columns = Object.entries(told).map(([name, column]): [string, SQL] =>
    !canSeeFees && name in hiddenFees
      ? [name, sql`${JSON.stringify(hiddenFees[name])}::json`]
      : [name, wireValue(column)],
  );
  const own = sql`a.company_uid = ${t.company_uid} and a.managed_creator_uid = ${t.uid}`;
  const values: [string, SQL][] = [
    ...columns,
    ["genres", genresOfRow],
    ["owner", personOf(users, t.owner_uid)],
    ["creator", personOf(creators, t.creator_uid)],
    ["created_by", personOf(users, t.created_by)],
    ["accounts", accountsIn(managedCreatorAccounts, own)],
    ["erase_on", eraseOn],
  ];
  const named = values.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql<string>`${object(sql`select ${sql.join(named, sql`, `)}`)}::text`;
}

/**
 * Rows as JSON, written where the rows are: read as values here, they would be made again twice, which is most of what a
 * page costs. The same as `presentManagedCreator` says; a test compares them.
 */
const itemColumns = (canSeeFees: boolean) => ({
  uid: t.uid,
  item: itemJson(canSeeFees),
  published: sql<CreatorItem["published"]>`case when ${t.creator_uid} is not null
    then ${accountsIn(creatorAccounts, sql`a.creator_uid = ${t.creator_uid}`)} end`,
});

/** Rows of the list, with what it is paged by. */
export const selectItems = (canSeeFees: boolean, key: SQL<string>, growth: SQL<number | null>) =>
  db()
    .select({ key, growth, ...itemColumns(canSeeFees) })
    .from(t)
    .$dynamic();

const prepareChosen = (canSeeFees: boolean) =>
  prepared(`chosen_creators${canSeeFees ? "" : " without fees"}`, () =>
    db()
      .select(itemColumns(canSeeFees))
      .from(t)
      .where(
        and(
          eq(t.company_uid, sql.placeholder("company_uid")),
          sql`${t.uid} = any(${sql.placeholder("uids")}::text[])`,
        ),
      ),
  );
const chosen = { withFees: prepareChosen(true), withoutFees: prepareChosen(false) };

export type ChosenItem = Pick<CreatorItem, "uid" | "item" | "published">;

/** The company's records of these uids, in their order; what was deleted meanwhile is left out. */
export async function itemsInOrder(
  company_uid: string,
  uids: readonly string[],
  canSeeFees: boolean,
): Promise<ChosenItem[]> {
  if (uids.length === 0) return [];
  const statement = canSeeFees ? chosen.withFees() : chosen.withoutFees();
  const rows = await statement.execute({ company_uid, uids: arrayLiteral(uids) });
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}
