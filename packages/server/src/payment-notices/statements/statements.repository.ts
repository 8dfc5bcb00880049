import { STATEMENT_THRESHOLD } from "@tsumugi/contract";
import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { keyset } from "../../core/keysetPage.ts";
import { keywordFilter } from "../../core/keywordFilter.ts";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { paymentNotices } from "../../db/schema/payment-notices.ts";
import type { PrintedPayee } from "../printedNotice.ts";

const t = paymentNotices;
const m = managedCreators;

export interface StatementFilter {
  readonly year: number;
  /** Over the creator: a sum is never of a part of the year's notices. */
  readonly keyword?: string | undefined;
  readonly over_threshold?: boolean | undefined;
}

const sum = (column: typeof t.payable) => sql<number>`sum(${column})::bigint`.mapWith(Number);

function thresholdFilter(over: boolean | undefined): SQL | undefined {
  if (over === undefined) return undefined;
  const base = sql`sum(${t.withholding_base})`;
  return over ? sql`${base} > ${STATEMENT_THRESHOLD}` : sql`${base} <= ${STATEMENT_THRESHOLD}`;
}

/** What was paid in a year, by creator, with the payee as it stood on the last of the notices. */
const statements = (company_uid: string, { year, keyword, over_threshold }: StatementFilter) =>
  db()
    .select({
      uid: sql<string>`${m.uid}`.as("creator_uid"),
      name: sql<string>`${m.display_name}`.as("display_name"),
      image: sql<string | null>`${m.image}`.as("image"),
      postal_code: sql<string>`${m.postal_code}`.as("postal_code"),
      address: sql<string>`${m.address}`.as("address"),
      payee: sql<PrintedPayee>`(array_agg(${t.payee} order by ${t.paid_on} desc, ${t.uid} desc))[1]`.as(
        "last_payee",
      ),
      count: sql<number>`count(*)::int`.as("notices"),
      subtotal: sum(t.subtotal).as("subtotal_sum"),
      tax: sum(t.tax).as("tax_sum"),
      withholding_base: sum(t.withholding_base).as("base_sum"),
      withholding: sum(t.withholding).as("withholding_sum"),
      payable: sum(t.payable).as("payable_sum"),
    })
    .from(t)
    .innerJoin(m, and(eq(m.company_uid, t.company_uid), eq(m.uid, t.managed_creator_uid)))
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.direction, "company_to_creator"),
        eq(t.status, "paid"),
        sql`${t.paid_on} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`,
        keywordFilter({ text: m.search_text, grams: m.search_grams, hasPairsOnly: true }, keyword),
      ),
    )
    .groupBy(m.uid, m.display_name, m.image, m.postal_code, m.address)
    .having(thresholdFilter(over_threshold))
    .as("statements");

/** The largest first; one row more than asked, for `toPage`. */
export function selectStatements(
  company_uid: string,
  filter: StatementFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const s = statements(company_uid, filter);
  const keys = { subtotal: { expression: s.subtotal, type: "bigint" } } as const;
  const { where, orderBy, key } = keyset("-subtotal", keys, s.uid, cursor);
  return db()
    .select({
      uid: s.uid,
      name: s.name,
      image: s.image,
      postal_code: s.postal_code,
      address: s.address,
      payee: s.payee,
      count: s.count,
      subtotal: s.subtotal,
      tax: s.tax,
      withholding_base: s.withholding_base,
      withholding: s.withholding,
      payable: s.payable,
      // Named: it would take the column's own name, by which the rows are sorted.
      key: sql<string>`${key}`.as("sort_key"),
    })
    .from(s)
    .where(where)
    .orderBy(orderBy)
    .limit(limit + 1);
}

/** As `isAddress` reads what was printed, and where none is registered by now. */
const hasNoAddress = ({ payee, address }: ReturnType<typeof statements>): SQL =>
  sql`coalesce(${payee} ->> 'address', '') ~ '^(〒[^[:space:]]*)?$' and ${address} = ''`;

/** Over all that match. */
export async function sumStatements(company_uid: string, filter: StatementFilter) {
  const s = statements(company_uid, filter);
  const all = (column: SQL.Aliased<number>) =>
    sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);
  const [row] = await db()
    .select({
      payees: count(),
      without_address: sql<number>`count(*) filter (where ${hasNoAddress(s)})::int`,
      count: all(s.count),
      subtotal: all(s.subtotal),
      tax: all(s.tax),
      withholding_base: all(s.withholding_base),
      withholding: all(s.withholding),
      payable: all(s.payable),
    })
    .from(s);
  if (!row) throw new Error("An aggregate answers one row.");
  return row;
}
