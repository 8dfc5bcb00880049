import { type NoticeSort, type NoticeStep, noticeSteps } from "@tsumugi/contract";
import { and, count, sql } from "drizzle-orm";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { db } from "../db/index.ts";
import { paymentNotices } from "../db/schema/payment-notices.ts";
import {
  isOpen,
  type NoticeFilter,
  noticesMatching,
  type Reader,
  waitsFor,
} from "./noticeFilter.repository.ts";

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

type CountedStep = Exclude<NoticeStep, "refused" | "paid">;
const countedSteps = noticeSteps.filter((step): step is CountedStep => step !== "refused" && step !== "paid");

/** How many wait for each step, in one statement over the open ones; a refused one may be marked as paid. */
export const countSteps = async (
  reader: Reader,
  filter: NoticeFilter,
): Promise<Partial<Record<NoticeStep, number>>> => (await stepsQuery(reader, filter))[0] ?? {};

/** Apart, so that a test can ask the database how it would go about it. */
export function stepsQuery(reader: Reader, filter: NoticeFilter) {
  const base = { ...filter, step: undefined, status: undefined, refused: undefined };
  const refused = db()
    .select({ n: count() })
    .from(t)
    .where(and(noticesMatching(reader, base), waitsFor("refused", filter.today)));
  const waiting = countedSteps.map(
    (step) =>
      [step, sql`count(*) filter (where ${waitsFor(step, filter.today)})`.mapWith(Number).as(step)] as const,
  );
  return db()
    .select({ ...Object.fromEntries(waiting), refused: sql`${refused}`.mapWith(Number).as("refused") })
    .from(t)
    .where(and(noticesMatching(reader, base), isOpen));
}
