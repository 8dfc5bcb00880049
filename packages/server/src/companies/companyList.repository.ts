import { CONTRACT_NOTICE_DAYS, type CompanyListQuery, type ContractState } from "@tsumugi/contract";
import { and, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { countMatches } from "../core/countMatches.ts";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { containing, searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";

const c = companies;

const SORTS: Readonly<Record<string, SortKey>> = {
  name: { expression: c.name, type: "text" },
  contract_ends_on: { expression: sql`${c.contract_ends_on}::text`, type: "text" },
  created_at: { expression: c.created_at, type: "timestamptz" },
  last_seen_at: {
    expression: sql`coalesce((select max(u.last_seen_at) from memberships m join users u on u.uid = m.user_uid
      where m.company_uid = ${c.uid}), '-infinity'::timestamptz)`,
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

type Filter = Pick<CompanyListQuery, "keyword" | "plan" | "contract_state"> & { deleted: boolean };

const condition = ({ keyword, plan, contract_state, deleted }: Filter): SQL | undefined => {
  const plans = listOf(plan);
  const states = listOf(contract_state);
  return and(
    deleted ? isNotNull(c.deleted_at) : isNull(c.deleted_at),
    plans.length > 0 ? inArray(c.plan, [...plans]) : undefined,
    states.length > 0 ? or(...states.map(inState)) : undefined,
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
