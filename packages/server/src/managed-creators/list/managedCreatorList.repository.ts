import {
  blankOf,
  bodyKeyOf,
  DEFAULT_LIMIT,
  type EmptiableField,
  type Field,
  isCustomSort,
  type ListFilterKey,
  type listManagedCreators,
  managedCreatorFields,
  type OutputOf,
  type ParsedQueryOf,
} from "@tsumugi/contract";
import type { managedCreatorFilter } from "@tsumugi/contract/schemas";
import { and, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { addDays, dayInJapan, startOfDayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { numberOfMatches } from "../../core/countMatches.ts";
import { hasWord } from "../../core/hasWord.ts";
import { keyset } from "../../core/keysetPage.ts";
import { keywordFilter } from "../../core/keywordFilter.ts";
import { searchWords } from "../../core/search.ts";
import { db, prepared } from "../../db/index.ts";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../../db/schema/managed-creators.ts";
import type { FieldValues } from "../creatorColumns.ts";
import { type ManagedCreatorRow, selectRows } from "../managedCreatorRows.repository.ts";
import { selectItems } from "./creatorItems.repository.ts";
import type { CreatorOrder } from "./creatorOrder.repository.ts";
import { customConditions } from "./customConditions.repository.ts";
import { isFrequent } from "./frequentWords.repository.ts";
import { countNow, grown, growthSince, isPlainFilter, rememberedCount } from "./matchCounts.repository.ts";

export type ListQuery = ParsedQueryOf<typeof listManagedCreators>;
export type Filter = OutputOf<typeof managedCreatorFilter>;

/** A column that a declared field stands in. */
type EmptiableColumn = keyof FieldValues;

const t = managedCreators;
const accounts = managedCreatorAccounts;

const ownAccount = (company_uid: string, condition: SQL) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(accounts)
      .where(and(eq(accounts.company_uid, company_uid), eq(accounts.managed_creator_uid, t.uid), condition)),
  );

const ownGenre = (company_uid: string, condition: SQL) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(managedCreatorGenres)
      .where(
        and(
          eq(managedCreatorGenres.company_uid, company_uid),
          eq(managedCreatorGenres.managed_creator_uid, t.uid),
          condition,
        ),
      ),
  );

/** Keyword over name, kana, handles, mail and memo; a pasted profile URL finds its owner. */
export const keywordCondition = (
  company_uid: string,
  keyword: string | undefined,
  isFrequent = false,
): SQL | undefined =>
  keywordFilter(
    {
      text: t.search_text,
      grams: t.search_grams,
      hasPairsOnly: true,
      hasAccount: (platform, key) =>
        ownAccount(company_uid, sql`${accounts.platform} = ${platform} and ${accounts.handle_key} = ${key}`),
    },
    keyword,
    isFrequent,
  );

const midnight = (day: string): SQL => sql`${startOfDayInJapan(day).toISOString()}::timestamptz`;

/** By days in Japan; who was never contacted has been silent for ever. */
/** Whom an import registered or changed; what was taken back is not among them. */
const ofImport = (company_uid: string, task_uid: string): SQL => sql`${t.uid} in (
  select managed_creator_uid from import_task_rows
  where company_uid = ${company_uid} and task_uid = ${task_uid}
    and outcome in ('created', 'updated') and undo is distinct from 'undone')`;

function contact({ contact_from, contact_to, silent_days }: Filter): SQL | undefined {
  const at = t.last_contact_at;
  const silentSince = silent_days && midnight(addDays(dayInJapan(now()), 1 - silent_days));
  return and(
    contact_from ? sql`${at} >= ${midnight(contact_from)}` : undefined,
    contact_to ? sql`${at} < ${midnight(addDays(contact_to, 1))}` : undefined,
    silentSince ? sql`(${at} is null or ${at} < ${silentSince})` : undefined,
  );
}

function exclusion(excluded: boolean | undefined): SQL | undefined {
  if (excluded === undefined) return undefined;
  const inForce = sql`coalesce(${t.competitor_exclusion_until} >= ${dayInJapan(now())}::date, false)`;
  return excluded ? inForce : sql`not ${inForce}`;
}

type Lists = Pick<Filter, ListFilterKey>;

/** The record has one of the values, by the list that is filtered. */
const has: { readonly [K in ListFilterKey]: (company_uid: string, values: NonNullable<Lists[K]>) => SQL } = {
  genre: (company_uid, values) => ownGenre(company_uid, inArray(managedCreatorGenres.genre_uid, [...values])),
  platform: (company_uid, values) => ownAccount(company_uid, inArray(accounts.platform, [...values])),
  tag: (_, values) => sql`${t.tags} && ${sql.param([...values])}::text[]`,
  owner: (_, values) => sql`${t.owner_uid} is not null and ${inArray(t.owner_uid, [...values])}`,
  stage: (_, values) => inArray(t.stage, [...values]),
};
const listFilterKeys = Object.keys(has) as ListFilterKey[];

const hasOneOf = <K extends ListFilterKey>(company_uid: string, key: K, values: Lists[K]): SQL | undefined =>
  values?.length ? has[key](company_uid, values) : undefined;

const without = (condition: SQL | undefined): SQL | undefined =>
  condition === undefined ? undefined : sql`not (${condition})`;

/** The field holds nothing, by its kind. */
function isEmpty(company_uid: string, name: EmptiableField): SQL {
  const field: Field = managedCreatorFields[name];
  if (field.kind === "accounts") return sql`not ${ownAccount(company_uid, sql`true`)}`;
  if (field.kind === "genres") return sql`not ${ownGenre(company_uid, sql`true`)}`;
  const column = t[bodyKeyOf(managedCreatorFields, name) as EmptiableColumn];
  const blank = blankOf(field);
  return Array.isArray(blank)
    ? sql`cardinality(${column}) = 0`
    : blank === null
      ? sql`${column} is null`
      : sql`${column} = ''`;
}

/** 「含まない」, 「空」 and 「空でない」. */
const exceptions = (company_uid: string, query: Filter): (SQL | undefined)[] => [
  ...listFilterKeys.map((key) => without(hasOneOf(company_uid, key, query[`${key}_not`]))),
  ...searchWords(query.keyword_not ?? "").map((word) => without(hasWord(t.search_text, word))),
  ...(query.empty ?? []).map((name) => isEmpty(company_uid, name)),
  ...(query.filled ?? []).map((name) => without(isEmpty(company_uid, name))),
];

/** What a filter means within the company; the same rows if it is known to leave many (`isFrequent`), found another way. */
export function filters(company_uid: string, query: Filter, isFrequent = false): SQL | undefined {
  const { connected, archived, follower_min, follower_max } = query;
  return and(
    eq(t.company_uid, company_uid),
    archived ? and(isNotNull(t.archived_at), isNull(t.erased_at)) : isNull(t.archived_at),
    keywordCondition(company_uid, query.keyword, isFrequent),
    ...listFilterKeys.map((key) => hasOneOf(company_uid, key, query[key])),
    ...exceptions(company_uid, query),
    connected === undefined ? undefined : connected ? isNotNull(t.creator_uid) : isNull(t.creator_uid),
    contact(query),
    exclusion(query.excluded),
    query.import_task === undefined ? undefined : ofImport(company_uid, query.import_task),
    ...customConditions(query.custom),
    follower_min === undefined ? undefined : sql`${t.follower_count} >= ${follower_min}`,
    follower_max === undefined ? undefined : sql`${t.follower_count} <= ${follower_max}`,
  );
}

/** The first rows that match, in order. */
export async function listRows(
  company_uid: string,
  query: Filter,
  { sort, keys }: CreatorOrder,
  limit: number,
): Promise<ManagedCreatorRow[]> {
  const { orderBy } = keyset(sort, keys, t.uid, undefined);
  return selectRows().where(filters(company_uid, query)).orderBy(orderBy).limit(limit);
}

/** The uids of all that match at one moment, in order. `condition` names the company, too. */
export async function uidsWhere(condition: SQL | undefined, { sort, keys }: CreatorOrder): Promise<string[]> {
  const { orderBy } = keyset(sort, keys, t.uid, undefined);
  const rows = await db().select({ uid: t.uid }).from(t).where(condition).orderBy(orderBy);
  return rows.map(({ uid }) => uid);
}

/** How many match the filters, whatever the page. */
const matches = (company_uid: string, query: Filter, isFrequent: boolean) =>
  numberOfMatches(
    db()
      .select({ one: sql`1`.as("one") })
      .from(t)
      .where(filters(company_uid, query, isFrequent))
      .$dynamic(),
  );

/** What is asked of the list, and whether whoever asks sees fees. */
export type ItemQuery = ListQuery & { readonly canSeeFees: boolean };

interface Found {
  readonly isFrequent?: boolean;
  /** The rows say how many more match since. */
  readonly since?: string | undefined;
}

/** A page of the list as its answer holds it. */
export function selectItemPage(
  company_uid: string,
  { canSeeFees, ...query }: ItemQuery,
  { sort, keys }: CreatorOrder,
  { isFrequent = false, since }: Found = {},
) {
  const { where, orderBy, key } = keyset(sort, keys, t.uid, query.cursor);
  const { sort: _, cursor, limit, format, encoding, ...filter } = query;
  const kind = isPlainFilter(filter) ? "plain" : "other";
  const growth = growthSince(kind, sql`${company_uid}`, sql`${since ?? null}`);
  return selectItems(canSeeFees, key, growth)
    .where(and(filters(company_uid, query, isFrequent), where))
    .orderBy(orderBy)
    .limit(query.limit + 1);
}

/** The list as it opens: all that is not archived, from the beginning. Its plan is the same for every company. */
export const preparePlainPage = ({ sort, keys }: CreatorOrder, canSeeFees: boolean) =>
  prepared(`list_creators ${sort}${canSeeFees ? "" : " without fees"}`, () => {
    const { orderBy, key } = keyset(sort, keys, t.uid, undefined);
    const company_uid = sql.placeholder("company_uid");
    const growth = growthSince("plain", sql`${company_uid}`, sql`${sql.placeholder("since")}`);
    // As a parameter it would be unknown to the plan that is kept, which would reckon with a tenth of all rows.
    const limit = sql.raw(String(DEFAULT_LIMIT + 1)) as unknown as number;
    return selectItems(canSeeFees, key, growth)
      .where(and(eq(t.company_uid, company_uid), isNull(t.archived_at)))
      .orderBy(orderBy)
      .limit(limit);
  });

const plainPages = new Map<string, ReturnType<typeof preparePlainPage>>();

/** Only orders of the product's own: there are few of them. */
function plainPage(order: CreatorOrder, canSeeFees: boolean) {
  const key = `${order.sort} ${canSeeFees}`;
  const page = plainPages.get(key) ?? preparePlainPage(order, canSeeFees);
  plainPages.set(key, page);
  return page();
}

function isPlain({ sort, limit, archived, format, encoding, canSeeFees, ...rest }: ItemQuery): boolean {
  const isOpening = limit === DEFAULT_LIMIT && !archived && !isCustomSort(sort);
  return isOpening && Object.values(rest).every((value) => value === undefined);
}

const itemPage = async (company_uid: string, query: ItemQuery, order: CreatorOrder, found: Found) =>
  isPlain(query)
    ? plainPage(order, query.canSeeFees).execute({ company_uid, since: found.since ?? null })
    : selectItemPage(company_uid, query, order, found);

/**
 * A page's rows and how many match in all. What matches no condition but that it is not archived is counted once, and then
 * grows with the changes; what matches another filter is counted again where a creator has changed since.
 */
export async function listAndCount(company_uid: string, query: ItemQuery, order: CreatorOrder) {
  const { sort, cursor, limit, format, encoding, canSeeFees, ...filter } = query;
  const isMet = await isFrequent(company_uid, filter);
  const count = () => countNow(company_uid, filter, matches(company_uid, filter, isMet));
  const known = rememberedCount(company_uid, filter);
  // How the rows of a keyword are found depends on how many there are.
  const counted = !known && filter.keyword !== undefined ? await count() : undefined;
  const before = known ?? counted;
  const isMany = isMet || (filter.keyword !== undefined && before?.count.total_is_capped === true);
  const rows = await itemPage(company_uid, query, order, { isFrequent: isMany, since: before?.snapshot });
  if (counted) return { rows, ...counted.count };
  const growth = rows[0]?.growth ?? null;
  const now = known && growth !== null ? grown(known, growth) : undefined;
  return { rows, ...(now ?? (await count()).count) };
}
