import { and, asc, count, desc, eq, exists, gte, inArray, isNull, notExists, sql } from "drizzle-orm";
import { keyset } from "../../core/keysetPage.ts";
import { seal, unseal } from "../../core/sealing.ts";
import { db } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { transferFileNotices, transferFiles, transferResults } from "../../db/schema/notice-files.ts";
import { paymentNoticeEvents, paymentNotices } from "../../db/schema/payment-notices.ts";

const f = transferFiles;
const n = transferFileNotices;
const t = paymentNotices;

const placeOf = (company_uid: string, uid: string) => ({
  table: "transfer_files",
  column: "content",
  company_uid,
  row: uid,
});

/** Notices of the company by uid, kept from changing until the transaction ends: two exports wait for each other. */
export const lockNotices = (company_uid: string, uids: readonly string[]) =>
  db()
    .select()
    .from(t)
    .where(and(eq(t.company_uid, company_uid), inArray(t.uid, [...uids])))
    .orderBy(asc(t.uid))
    .for("update");

export const findNoticesToPay = (company_uid: string, uids: readonly string[]) =>
  db()
    .select()
    .from(t)
    .where(and(eq(t.company_uid, company_uid), inArray(t.uid, [...uids])));

const person = { uid: users.uid, name: users.name, image: users.image };

/** Files that hold some notices, the newest first. */
export const filesWith = (company_uid: string, notice_uids: readonly string[]) =>
  db()
    .select({
      notice_uid: n.notice_uid,
      file_uid: f.uid,
      file_name: f.name,
      debit_on: f.debit_on,
      exported_at: f.created_at,
      exported_by: person,
    })
    .from(n)
    .innerJoin(f, and(eq(f.company_uid, n.company_uid), eq(f.uid, n.file_uid)))
    .leftJoin(users, eq(users.uid, f.created_by))
    .where(and(eq(n.company_uid, company_uid), inArray(n.notice_uid, [...notice_uids])))
    .orderBy(desc(f.created_at), desc(f.uid));

/** The newest file with the notice that the bank may still pay from: neither refused by it, nor settled by a payment since. */
export async function findUnansweredFile(company_uid: string, notice_uid: string) {
  const paidSince = db()
    .select({ one: sql`1` })
    .from(paymentNoticeEvents)
    .where(
      and(
        eq(paymentNoticeEvents.company_uid, company_uid),
        eq(paymentNoticeEvents.notice_uid, notice_uid),
        eq(paymentNoticeEvents.to_status, "paid"),
        gte(paymentNoticeEvents.at, f.created_at),
      ),
    );
  const [row] = await db()
    .select({ name: f.name, debit_on: f.debit_on })
    .from(n)
    .innerJoin(f, and(eq(f.company_uid, n.company_uid), eq(f.uid, n.file_uid)))
    .where(
      and(
        eq(n.company_uid, company_uid),
        eq(n.notice_uid, notice_uid),
        isNull(n.refused_at),
        notExists(paidSince),
      ),
    )
    .orderBy(desc(f.created_at), desc(f.uid))
    .limit(1);
  return row;
}

/** The bank did not pay these: whatever files hold them so far are answered. */
export async function markRefused(company_uid: string, notice_uids: readonly string[], at: Date) {
  if (notice_uids.length === 0) return;
  await db()
    .update(n)
    .set({ refused_at: at })
    .where(
      and(eq(n.company_uid, company_uid), inArray(n.notice_uid, [...notice_uids]), isNull(n.refused_at)),
    );
}

type NewFile = Omit<typeof transferFiles.$inferInsert, "content"> & {
  readonly records: readonly string[];
  readonly notice_uids: readonly string[];
};

export async function insertTransferFile({ records, notice_uids, ...file }: NewFile): Promise<void> {
  const { company_uid, uid } = file;
  const content = seal(records.join("\n"), placeOf(company_uid, uid));
  await db()
    .insert(f)
    .values({ ...file, content });
  await db()
    .insert(n)
    .values(
      notice_uids.map((notice_uid, position) => ({ company_uid, file_uid: uid, notice_uid, position })),
    );
}

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly notice?: readonly string[] | undefined;
}

const holding = (notice: readonly string[]) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(n)
      .where(
        and(eq(n.company_uid, f.company_uid), eq(n.file_uid, f.uid), inArray(n.notice_uid, [...notice])),
      ),
  );

const plainColumns = {
  uid: f.uid,
  name: f.name,
  debit_on: f.debit_on,
  payments: f.payments,
  amount: f.amount,
  sha256: f.sha256,
  created_at: f.created_at,
};

/** Without their content: one row more than asked, for `toPage`. */
export function selectTransferFiles(company_uid: string, { limit, cursor, notice }: Page) {
  const keys = { created_at: { expression: f.created_at, type: "timestamptz" } } as const;
  const { where, orderBy, key } = keyset("-created_at", keys, f.uid, cursor);
  return db()
    .select({ file: plainColumns, created_by: person, uid: f.uid, key })
    .from(f)
    .leftJoin(users, eq(users.uid, f.created_by))
    .where(and(eq(f.company_uid, company_uid), notice?.length ? holding(notice) : undefined, where))
    .orderBy(orderBy)
    .limit(limit + 1);
}

export async function countTransferFiles(company_uid: string, notice?: readonly string[]): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(f)
    .where(and(eq(f.company_uid, company_uid), notice?.length ? holding(notice) : undefined));
  return row?.total ?? 0;
}

/** Notices of some files in their order, with what became of them. */
export const noticesOfFiles = (company_uid: string, file_uids: readonly string[]) =>
  db()
    .select({ file_uid: n.file_uid, notice_uid: n.notice_uid, position: n.position, status: t.status })
    .from(n)
    .innerJoin(t, and(eq(t.company_uid, n.company_uid), eq(t.uid, n.notice_uid)))
    .where(and(eq(n.company_uid, company_uid), inArray(n.file_uid, [...file_uids])))
    .orderBy(asc(n.file_uid), asc(n.position));

/** `records` is null where what is kept was changed, or its key is gone. */
function opened(row: typeof transferFiles.$inferSelect) {
  const { content, ...file } = row;
  try {
    return { ...file, records: unseal(content, placeOf(row.company_uid, row.uid)).split("\n") };
  } catch {
    return { ...file, records: null };
  }
}

/** A file with its records. */
export async function findTransferFile(company_uid: string, uid: string) {
  const [row] = await db()
    .select()
    .from(f)
    .where(and(eq(f.company_uid, company_uid), eq(f.uid, uid)));
  return row && opened(row);
}

/** Files with an amount that the bank names, the newest first: where what was sent is looked up. */
export async function filesToMatch(company_uid: string, amounts: readonly number[]) {
  if (amounts.length === 0) return [];
  const matching = db()
    .select({ uid: n.file_uid })
    .from(n)
    .innerJoin(t, and(eq(t.company_uid, n.company_uid), eq(t.uid, n.notice_uid)))
    .where(
      and(
        eq(n.company_uid, company_uid),
        inArray(t.payable, [...amounts]),
        inArray(t.status, ["approved", "paid"]),
      ),
    );
  const files = await db()
    .select()
    .from(f)
    .where(and(eq(f.company_uid, company_uid), inArray(f.uid, matching)))
    .orderBy(desc(f.created_at), desc(f.uid));
  return files.map(opened);
}

export async function findResult(company_uid: string, sha256: string) {
  const [row] = await db()
    .select({ applied_at: transferResults.applied_at, by: person })
    .from(transferResults)
    .leftJoin(users, eq(users.uid, transferResults.applied_by))
    .where(and(eq(transferResults.company_uid, company_uid), eq(transferResults.sha256, sha256)));
  return row;
}

/** @throws a unique violation where the same answer has been applied: `transfer_results_once` */
export async function insertResult(row: typeof transferResults.$inferInsert): Promise<void> {
  await db().insert(transferResults).values(row);
}
