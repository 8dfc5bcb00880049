import type { NoticeSort } from "@tsumugi/contract";
import { and, count, sql } from "drizzle-orm";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { db } from "../db/index.ts";
import { paymentNotices } from "../db/schema/payment-notices.ts";
import { type NoticeFilter, noticesMatching, type Reader } from "./noticeFilter.repository.ts";

const t = paymentNotices;

/** The expressions of the indexes. */
const sortKeys: Record<string, SortKey> = {
  open: { expression: t.open_order, type: "bigint" },
  due_on: { expression: t.due_on, type: "date" },
  payable: { expression: t.payable, type: "bigint" },
  created_at: { expression: t.created_at, type: "timestamptz" },
  updated_at: { expression: t.updated_at, type: "timestamptz" },
};

interface Page {
  readonly sort: NoticeSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One row more than asked, so that the caller sees whether there is a next page. */
export function selectNotices(reader: Reader, filter: NoticeFilter, { sort, limit, cursor }: Page) {
  const { where, orderBy, key } = keyset(sort, sortKeys, t.uid, cursor);
  return db()
    .select({ row: t, key, uid: t.uid })
    .from(t)
    .where(and(noticesMatching(reader, filter), where))
    .orderBy(orderBy)
    .limit(limit + 1);
}

const sumOf = (column: typeof t.payable) =>
  sql<number>`coalesce(sum(${column}) filter (where ${t.status} <> 'cancelled'), 0)::bigint`.mapWith(Number);

/** Over all that match, not a page; a cancelled notice is counted in the list and left out of the sums. */
export async function sumNotices(reader: Reader, filter: NoticeFilter) {
  const [row] = await db()
    .select({
      total: count(),
      count: sql<number>`count(*) filter (where ${t.status} <> 'cancelled')`.mapWith(Number),
      subtotal: sumOf(t.subtotal),
      tax: sumOf(t.tax),
      withholding: sumOf(t.withholding),
      payable: sumOf(t.payable),
    })
    .from(t)
    .where(noticesMatching(reader, filter));
  return row ?? { total: 0, count: 0, subtotal: 0, tax: 0, withholding: 0, payable: 0 };
}
