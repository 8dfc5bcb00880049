import type { adminSearchCreators, listCreators, ParsedQueryOf } from "@tsumugi/contract";
import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { SortKey } from "../core/keysetPage.ts";
import { keywordFilter } from "../core/keywordFilter.ts";
import { containing } from "../core/search.ts";
import { db } from "../db/index.ts";
import { creatorAccounts, creatorGenres, creators } from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";

export type ListQuery = ParsedQueryOf<typeof listCreators>;
export type AdminQuery = ParsedQueryOf<typeof adminSearchCreators>;

const t = creators;
const accounts = creatorAccounts;
export const isOpen = and(eq(t.is_open, true), isNull(t.deleted_at));

/** The expressions of the indexes. What is not known comes first when ascending, last when descending. */
export const sortKeys: Record<string, SortKey> = {
  name: { expression: t.sort_name, type: "text" },
  follower_count: { expression: sql`coalesce(${t.follower_count}, -1)`, type: "bigint" },
  engagement_rate: { expression: sql`coalesce(${t.engagement_rate}, -1)`, type: "float8" },
  last_posted_at: {
    expression: sql`coalesce(${t.last_posted_at}, '-infinity'::timestamptz)`,
    type: "timestamptz",
  },
  created_at: { expression: t.created_at, type: "timestamptz" },
};

const hasAccount = (condition: SQL) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(accounts)
      .where(and(eq(accounts.creator_uid, t.uid), condition)),
  );

const hasGenre = (uids: string[]) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(creatorGenres)
      .where(and(eq(creatorGenres.creator_uid, t.uid), inArray(creatorGenres.genre_uid, uids))),
  );

export const keywordCondition = (keyword: string | undefined) =>
  keywordFilter(
    {
      text: t.search_text,
      grams: t.search_grams,
      hasAccount: (platform, key) =>
        hasAccount(sql`${accounts.platform} = ${platform} and ${accounts.handle_key} = ${key}`),
    },
    keyword,
  );

const between = (column: SQLWrapper, least: number | undefined, most: number | undefined) =>
  and(
    least === undefined ? undefined : sql`${column} >= ${least}`,
    most === undefined ? undefined : sql`${column} <= ${most}`,
  );

/** The published band touches the ends asked for; an open end reaches any. */
function feeTouches(least: number | undefined, most: number | undefined): SQL | undefined {
  if (least === undefined && most === undefined) return undefined;
  return and(
    sql`coalesce(${t.fee_min}, ${t.fee_max}) is not null`,
    least === undefined ? undefined : sql`(${t.fee_max} is null or ${t.fee_max} >= ${least})`,
    most === undefined ? undefined : sql`(${t.fee_min} is null or ${t.fee_min} <= ${most})`,
  );
}

/** Everything but `managed`, which needs the company's records beside. */
export function filters(query: ListQuery): SQL | undefined {
  const { platform, genre, area, language, posted_within_days: days, invoice_registered: invoice } = query;
  return and(
    isOpen,
    query.uid?.length ? inArray(t.uid, query.uid) : undefined,
    keywordCondition(query.keyword),
    platform?.length ? hasAccount(inArray(accounts.platform, platform)) : undefined,
    genre?.length ? hasGenre(genre) : undefined,
    area?.length ? inArray(t.area, area) : undefined,
    language?.length ? sql`${t.languages} && ${sql.param(language)}::text[]` : undefined,
    between(t.follower_count, query.follower_min, query.follower_max),
    between(t.engagement_rate, query.engagement_min, query.engagement_max),
    days === undefined ? undefined : gte(t.last_posted_at, new Date(now().getTime() - days * DAY_MS)),
    feeTouches(query.fee_min, query.fee_max),
    invoice === undefined ? undefined : eq(t.invoice_registered, invoice),
  );
}

export const ownership = ({ managed }: ListQuery) => {
  if (managed === undefined) return undefined;
  // The column of the join: on another one PostgreSQL does not see that nothing has to be joined.
  const { creator_uid } = managedCreators;
  return managed ? isNotNull(creator_uid) : isNull(creator_uid);
};

const inState: Record<NonNullable<AdminQuery["state"]>, SQL | undefined> = {
  open: isOpen,
  closed: and(eq(t.is_open, false), isNull(t.deleted_at)),
  deleted: isNotNull(t.deleted_at),
};

/** Who asks to be deleted may give no more than an address. It is looked for only where one was typed. */
const hasAddress = (keyword: string | undefined) => {
  const typed = keyword?.normalize("NFKC").trim().toLowerCase() ?? "";
  return /[^\s/:]@[^\s@]/u.test(typed) ? sql`lower(${t.email}) like ${containing(typed)}` : undefined;
};

export const adminFilters = ({ keyword, state }: AdminQuery) =>
  and(or(keywordCondition(keyword), hasAddress(keyword)), state && inState[state]);
