import type { NoticeEventKind, NoticeMover, NoticeStatus } from "@tsumugi/contract";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { sealedColumn } from "../core/sealedColumn.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { transferFiles } from "../db/schema/notice-files.ts";
import {
  paymentNoticeEvents,
  paymentNoticeJobs,
  paymentNoticeLines,
  paymentNoticeNumbers,
  paymentNotices,
} from "../db/schema/payment-notices.ts";
import { type Reader, visibleTo } from "./noticeFilter.repository.ts";

export type NoticeRow = typeof paymentNotices.$inferSelect;
export type LineRow = typeof paymentNoticeLines.$inferSelect;
type NewNotice = typeof paymentNotices.$inferInsert;

const t = paymentNotices;

const placeOf = ({ company_uid, uid }: Pick<NoticeRow, "company_uid" | "uid">) => ({ company_uid, row: uid });
/** Where a notice's money goes as it was issued, and went as it was paid. */
export const sealedAccounts = {
  payee_account: sealedColumn(t, "payee_account", ["company_uid", "uid"], placeOf),
  paid_account: sealedColumn(t, "paid_account", ["company_uid", "uid"], placeOf),
};

export async function findNoticeRow(reader: Reader, uid: string): Promise<NoticeRow | undefined> {
  const [row] = await db()
    .select()
    .from(t)
    .where(and(visibleTo(reader), eq(t.uid, uid)));
  return row;
}

export const findNoticeRows = (reader: Reader, uids: readonly string[]): Promise<NoticeRow[]> =>
  db()
    .select()
    .from(t)
    .where(and(visibleTo(reader), inArray(t.uid, [...uids])));

/** The row, kept from changing until the transaction ends. */
export async function lockNotice(reader: Reader, uid: string): Promise<NoticeRow | undefined> {
  const [row] = await db()
    .select()
    .from(t)
    .where(and(visibleTo(reader), eq(t.uid, uid)))
    .for("update");
  return row;
}

/** The rows of several, kept alike; in one order, so that two who hold some of the same wait for each other. */
export const lockNotices = (reader: Reader, uids: readonly string[]): Promise<NoticeRow[]> =>
  db()
    .select()
    .from(t)
    .where(and(visibleTo(reader), inArray(t.uid, [...uids])))
    .orderBy(asc(t.uid))
    .for("update");

/** Several become paid on a day, each to its own account as it is kept. The caller holds the rows. */
export function payNoticeRows(
  reader: Reader,
  accounts: ReadonlyMap<string, string | null>,
  { paid_on, at }: { readonly paid_on: string; readonly at: Date },
): Promise<NoticeRow[]> {
  const byUid = JSON.stringify(Object.fromEntries(accounts));
  return db()
    .update(t)
    .set({
      status: "paid",
      paid_on,
      paid_account: sql`${byUid}::jsonb ->> ${t.uid}`,
      updated_at: at,
      version: sql`${t.version} + 1`,
    })
    .where(and(visibleTo(reader), inArray(t.uid, [...accounts.keys()])))
    .returning();
}

export async function insertNotices(rows: readonly NewNotice[]): Promise<void> {
  if (rows.length > 0)
    await db()
      .insert(t)
      .values([...rows]);
}

export async function updateNotice(
  company_uid: string,
  uid: string,
  values: Partial<NewNotice>,
): Promise<NoticeRow | undefined> {
  const [row] = await db()
    .update(t)
    .set({ ...values, version: sql`${t.version} + 1` })
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)))
    .returning();
  return row;
}

/** Drafts of a next edition that were discarded do not follow the notice any more. */
export async function leaveEdition(company_uid: string, previous_uid: string): Promise<void> {
  await db()
    .update(t)
    .set({ previous_uid: null })
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.previous_uid, previous_uid),
        eq(t.status, "cancelled"),
        isNull(t.number),
      ),
    );
}

/** Lines of some notices, in order. */
export async function linesOf(notice_uids: readonly string[]): Promise<LineRow[]> {
  if (notice_uids.length === 0) return [];
  return db()
    .select()
    .from(paymentNoticeLines)
    .where(inArray(paymentNoticeLines.notice_uid, [...notice_uids]))
    .orderBy(asc(paymentNoticeLines.notice_uid), asc(paymentNoticeLines.position));
}

export async function insertLines(rows: readonly (typeof paymentNoticeLines.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db()
      .insert(paymentNoticeLines)
      .values([...rows]);
}

/** Takes out the lines of a draft. */
export async function deleteLines(company_uid: string, notice_uid: string): Promise<void> {
  await db()
    .delete(paymentNoticeLines)
    .where(
      and(eq(paymentNoticeLines.company_uid, company_uid), eq(paymentNoticeLines.notice_uid, notice_uid)),
    );
}

/** Jobs that the notice holds from now on. @throws a unique violation where another one does */
export async function holdJobs(
  company_uid: string,
  jobs: readonly { readonly notice_uid: string; readonly job_request_uid: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await db()
    .insert(paymentNoticeJobs)
    .values(jobs.map((job) => ({ company_uid, ...job })));
}

/** Forgets what a draft held, before its lines are written again. */
export async function forgetJobs(company_uid: string, notice_uid: string): Promise<void> {
  await db()
    .delete(paymentNoticeJobs)
    .where(and(eq(paymentNoticeJobs.company_uid, company_uid), eq(paymentNoticeJobs.notice_uid, notice_uid)));
}

/** Others may take the jobs of a cancelled notice. */
export async function releaseJobs(company_uid: string, notice_uid: string, at: Date): Promise<void> {
  await db()
    .update(paymentNoticeJobs)
    .set({ released_at: at })
    .where(
      and(
        eq(paymentNoticeJobs.company_uid, company_uid),
        eq(paymentNoticeJobs.notice_uid, notice_uid),
        isNull(paymentNoticeJobs.released_at),
      ),
    );
}

/** The next number of an issuer in a year: whoever asks at the same moment waits for the row. */
export async function takeNumber(company_uid: string | null, year: number): Promise<number> {
  const [row] = await db()
    .insert(paymentNoticeNumbers)
    .values({ company_uid, year, last: 1 })
    .onConflictDoUpdate({
      target: [paymentNoticeNumbers.company_uid, paymentNoticeNumbers.year],
      set: { last: sql`${paymentNoticeNumbers.last} + 1` },
    })
    .returning({ last: paymentNoticeNumbers.last });
  if (!row) throw new Error("No number was given.");
  return row.last;
}

export interface NewEvent {
  readonly company_uid: string;
  readonly notice_uid: string;
  readonly at: Date;
  readonly from_status: NoticeStatus | null;
  readonly to_status: NoticeStatus;
  readonly mover: NoticeMover;
  readonly by_uid: string | null;
  readonly reason: string;
  /** A move where it is not said. */
  readonly kind?: NoticeEventKind;
  /** The bank file whose result it follows from. */
  readonly transfer_file_uid?: string | null;
  /** The bank's, where it refused. */
  readonly result_code?: string;
}

export async function insertEvents(events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0)
    await db()
      .insert(paymentNoticeEvents)
      .values([...events]);
}

/** What happened to some notices, oldest first, with who did it. */
export async function eventsOf(notice_uids: readonly string[]) {
  if (notice_uids.length === 0) return [];
  return db()
    .select({
      event: paymentNoticeEvents,
      debit_on: transferFiles.debit_on,
      by: { uid: users.uid, name: users.name, image: users.image },
    })
    .from(paymentNoticeEvents)
    .leftJoin(users, eq(users.uid, paymentNoticeEvents.by_uid))
    .leftJoin(transferFiles, eq(transferFiles.uid, paymentNoticeEvents.transfer_file_uid))
    .where(inArray(paymentNoticeEvents.notice_uid, [...notice_uids]))
    .orderBy(asc(paymentNoticeEvents.notice_uid), asc(paymentNoticeEvents.at), asc(paymentNoticeEvents.id));
}
