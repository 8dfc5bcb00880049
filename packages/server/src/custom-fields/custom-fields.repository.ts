import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { customFields } from "../db/schema/custom-fields.ts";

const t = customFields;

export type CustomFieldRow = typeof t.$inferSelect;

const inUse = (company_uid: string) => and(eq(t.company_uid, company_uid), isNull(t.deleted_at));

/** Fields of the company in their order, archived ones too. */
export const listFields = (company_uid: string): Promise<CustomFieldRow[]> =>
  db().select().from(t).where(inUse(company_uid)).orderBy(asc(t.position), asc(t.uid));

/** Without archived ones: what files and new conditions are read into. */
export const fieldsInUse = (company_uid: string): Promise<CustomFieldRow[]> =>
  db()
    .select()
    .from(t)
    .where(and(inUse(company_uid), isNull(t.archived_at)))
    .orderBy(asc(t.position), asc(t.uid));

/** uids of the fields whose texts a keyword looks into, in the order of SQL's `own_texts`. */
export async function searchedFields(company_uid: string): Promise<string[]> {
  const searched = (await fieldsInUse(company_uid)).filter(({ type }) => type === "text");
  return searched.map(({ uid }) => uid).toSorted((a, b) => (a < b ? -1 : 1));
}

/** With those that were deleted: the history still names them. */
export const everyField = (company_uid: string): Promise<CustomFieldRow[]> =>
  db().select().from(t).where(eq(t.company_uid, company_uid)).orderBy(asc(t.position), asc(t.uid));

const lockKey = (company_uid: string) => sql`hashtextextended('custom_fields ' || ${company_uid}, 0)`;

/** Held until the transaction ends: of two who make the last one that fits, the second sees the first. */
export async function lockFields(company_uid: string): Promise<CustomFieldRow[]> {
  await db().execute(sql`select pg_advisory_xact_lock(${lockKey(company_uid)})`);
  return listFields(company_uid);
}

/**
 * Until the transaction ends nobody changes a field, so that no option is removed while somebody chooses it; those who
 * write values do not wait for each other. Before any record is locked, as `lockFields` is.
 */
export async function holdFields(company_uid: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock_shared(${lockKey(company_uid)})`);
}

export async function insertField(row: typeof t.$inferInsert): Promise<void> {
  await db().insert(t).values(row);
}

export async function updateField(
  company_uid: string,
  uid: string,
  change: Partial<Pick<CustomFieldRow, "label" | "options" | "archived_at" | "position" | "deleted_at">> & {
    readonly updated_at: Date;
  },
): Promise<void> {
  await db()
    .update(t)
    .set({ ...change, version: sql`${t.version} + 1` })
    .where(and(inUse(company_uid), eq(t.uid, uid)));
}

/** Positions by the order of the uids. */
export async function orderFields(company_uid: string, uids: readonly string[]): Promise<void> {
  await db().execute(sql`
    update custom_fields f set position = n.position
    from unnest(${sql.param([...uids])}::text[]) with ordinality as n (uid, position)
    where f.company_uid = ${company_uid} and f.uid = n.uid and f.deleted_at is null`);
}

const holds = (company_uid: string, uid: string) =>
  sql`company_uid = ${company_uid} and custom_values <> '{}' and custom_values ? ${uid}`;

/** Creators that hold a value, and how many hold each value of a select. */
export async function countHolders(company_uid: string, { uid, type }: Pick<CustomFieldRow, "uid" | "type">) {
  const option = type === "select" ? sql`custom_values ->> ${uid}` : sql`''`;
  const { rows } = await db().execute(sql`
    select ${option} as option, count(*)::int as count from managed_creators
    where ${holds(company_uid, uid)} group by 1`);
  const options = Object.fromEntries(rows.map((row) => [String(row.option), Number(row.count)]));
  const creators = Object.values(options).reduce((sum, each) => sum + each, 0);
  return { creators, options: type === "select" ? options : {} };
}

/**
 * Makes the keys of those who hold a value again, of the next few behind a uid: what a keyword looks into follows the
 * fields in use. Answers the last uid; undefined when none was left.
 */
export async function renewKeys(
  company_uid: string,
  field_uid: string,
  behind: string,
  limit: number,
): Promise<string | undefined> {
  const { rows } = await db().execute(sql`
    with renewed as (
      update managed_creators set search_text = null where uid in (
        select uid from managed_creators where ${holds(company_uid, field_uid)} and uid > ${behind} order by uid limit ${limit})
      returning uid)
    select max(uid) as last from renewed`);
  const last = rows[0]?.last;
  return typeof last === "string" ? last : undefined;
}

/**
 * Where values of a field are kept, those first that could be written back: what a change of many or an import could be
 * taken back to, then the records.
 */
const valuePlaces = {
  changes: { table: "managed_creator_change_rows", uid: "managed_creator_uid", column: "before" },
  imports: { table: "import_task_rows", uid: "managed_creator_uid", column: "before_image" },
  records: { table: "managed_creators", uid: "uid", column: null },
} as const;
type ValuePlace = keyof typeof valuePlaces;
export const VALUE_PLACES = Object.keys(valuePlaces) as ValuePlace[];

/**
 * Takes the values of a field out of one place, of the next few creators behind a uid. Answers the last of them; undefined
 * when none was left.
 */
export async function deleteValues(
  company_uid: string,
  field_uid: string,
  place: ValuePlace,
  { behind, limit }: { readonly behind: string; readonly limit: number },
): Promise<string | undefined> {
  const { table, uid, column } = valuePlaces[place];
  const [of, whose] = [sql.identifier(table), sql.identifier(uid)];
  const image = sql.identifier(column ?? "custom_values");
  const held = column
    ? sql`p.company_uid = ${company_uid} and p.${image} -> 'custom_values' ? ${field_uid}`
    : sql`p.company_uid = ${company_uid} and p.custom_values <> '{}' and p.custom_values ? ${field_uid}`;
  const rest = column
    ? sql`p.${image} #- array['custom_values', ${field_uid}::text]`
    : sql`p.${image} - ${field_uid}::text`;
  const { rows } = await db().execute(sql`
    with next as (
      select distinct p.${whose} as uid from ${of} p where ${held} and p.${whose} > ${behind} order by 1 limit ${limit}
    ), cleared as (
      update ${of} p set ${image} = ${rest} from next where p.${whose} = next.uid and ${held}
    )
    select max(uid) as last from next`);
  const last = rows[0]?.last;
  return typeof last === "string" ? last : undefined;
}
