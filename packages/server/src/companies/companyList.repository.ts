import {
  CONTRACT_NOTICE_DAYS,
  type CompanyListQuery,
  type CompanySign,
  type ContractState,
  NOT_BEGUN_DAYS,
  UNUSED_DAYS,
} from "@tsumugi/contract";
import { and, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { addDays, DAY_MS, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { countMatches } from "../core/countMatches.ts";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { containing, searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import { companies, invitations } from "../db/schema/accounts.ts";
import { isPending } from "./companies.repository.ts";

const c = companies;

/** When a member was last there; null: nobody has been yet. */
const lastSeen = sql`(select max(u.last_seen_at) from memberships m join users u on u.uid = m.user_uid
  where m.company_uid = ${c.uid})`;
const memberCount = sql`(select count(*) from memberships m where m.company_uid = ${c.uid})`;

const SORTS: Readonly<Record<string, SortKey>> = {
  name: { expression: c.name, type: "text" },
  contract_ends_on: { expression: sql`${c.contract_ends_on}::text`, type: "text" },
  created_at: { expression: c.created_at, type: "timestamptz" },
  last_seen_at: {
    expression: sql`coalesce(${lastSeen}, '-infinity'::timestamptz)`,
    type: "timestamptz",
  },
};

/** One list where a query may give one value or several. */
const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

function inState(state: ContractState): SQL {
  const today = dayInJapan(now());
  const soon = addDays(today, CONTRACT_NOTICE_DAYS);
  if (state === "expired") return sql`${c.contract_ends_on} < ${today}::date`;
  if (state === "ending")
    return sql`${c.contract_ends_on} >= ${today}::date and ${c.contract_ends_on} <= ${soon}::date`;
  return sql`${c.contract_ends_on} > ${soon}::date`;
}

/** The contract runs on the day: a sign of one that has not begun, or has ended, asks for nothing. */
const runs = (today: string): SQL =>
  sql`(${c.contract_starts_on} <= ${today}::date and ${c.contract_ends_on} >= ${today}::date)`;

function hasSign(sign: CompanySign): SQL {
  const today = dayInJapan(now());
  const daysAgo = (days: number) =>
    sql`${new Date(now().getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  if (sign === "not_begun")
    return sql`(${runs(today)} and ${memberCount} = 0 and ${c.created_at} <= ${daysAgo(NOT_BEGUN_DAYS)}
      and ${c.contract_starts_on} <= ${addDays(today, -NOT_BEGUN_DAYS)}::date)`;
  if (sign === "unused")
    return sql`(${runs(today)} and ${memberCount} > 0
      and coalesce(${lastSeen}, ${c.created_at}) <= ${daysAgo(UNUSED_DAYS)})`;
  const invited = sql`(select count(*) from ${invitations} where ${invitations.company_uid} = ${c.uid} and ${isPending()})`;
  return sql`(${runs(today)} and ${memberCount} + ${invited} >= ${c.max_user})`;
}

/** Each word stands in the name, or in the address of a member or of somebody invited. */
function matches(keyword: string | undefined): SQL[] {
  return searchWords(keyword ?? "").map((word) => {
    const like = containing(word);
    return sql`(${c.search_text} like ${like}
      or ${c.uid} in (select m.company_uid from memberships m join users u on u.uid = m.user_uid
        where u.email_key like ${like})
      or ${c.uid} in (select i.company_uid from invitations i where i.state = 'open' and i.email_key like ${like}))`;
  });
}

type Filter = Pick<CompanyListQuery, "keyword" | "plan" | "contract_state" | "sign"> & { deleted: boolean };

const condition = ({ keyword, plan, contract_state, sign, deleted }: Filter): SQL | undefined => {
  const plans = listOf(plan);
  const states = listOf(contract_state);
  const signs = listOf(sign);
  return and(
    deleted ? isNotNull(c.deleted_at) : isNull(c.deleted_at),
    plans.length > 0 ? inArray(c.plan, [...plans]) : undefined,
    states.length > 0 ? or(...states.map(inState)) : undefined,
    signs.length > 0 ? or(...signs.map(hasSign)) : undefined,
    ...matches(keyword),
  );
};

/** Of the filtered companies one more than `limit`, so that the caller sees whether there are more. */
export function selectCompanies(
  filter: Filter,
  { limit, sort, cursor }: { limit: number; sort: string; cursor?: string | undefined },
) {
  const { where, orderBy, key } = keyset(sort, SORTS, c.uid, cursor);
  return db()
    .select({ company: c, uid: c.uid, key })
    .from(c)
    .where(and(condition(filter), where))
    .orderBy(orderBy)
    .limit(limit + 1);
}

export const countCompanies = (filter: Filter) =>
  countMatches(db().select({ uid: c.uid }).from(c).where(condition(filter)).$dynamic());
