import type { NoticeBankAccount } from "@tsumugi/contract";
import { and, asc, count, desc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { keyset } from "../../core/keysetPage.ts";
import { sealedColumn } from "../../core/sealedColumn.ts";
import { db } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { transferFileNotices, transferFiles, transferResults } from "../../db/schema/notice-files.ts";
import { paymentNotices } from "../../db/schema/payment-notices.ts";
import { sealOrdered } from "./orderedAccounts.repository.ts";

const f = transferFiles;
const n = transferFileNotices;
const t = paymentNotices;

/** Who pays: a company its creators, or the operator (null) companies. */
export type Payer = string | null;

/** Files and answers of the payer. */
export const ofPayer = (column: typeof f.company_uid | typeof transferResults.company_uid, payer: Payer) =>
  payer === null ? isNull(column) : eq(column, payer);

/** Notices that the payer sees: the operator all of them. */
const seenBy = (payer: Payer) => (payer === null ? undefined : eq(t.company_uid, payer));

export const sealedContent = sealedColumn(f, "content", ["company_uid", "uid"], ({ company_uid, uid }) => ({
  company_uid: company_uid ?? "operator",
  row: uid,
}));

/** Notices by uid, kept from changing until the transaction ends: two exports wait for each other. */
export const lockNotices = (payer: Payer, uids: readonly string[]) =>
  db()
    .select()
    .from(t)
    .where(and(seenBy(payer), inArray(t.uid, [...uids])))
    .orderBy(asc(t.uid))
    .for("update");

export const findNoticesToPay = (payer: Payer, uids: readonly string[]) =>
  db()
    .select()
    .from(t)
    .where(and(seenBy(payer), inArray(t.uid, [...uids])));

const person = { uid: users.uid, name: users.name, image: users.image };

/** Files from which the bank may have paid some notices, the newest first: neither taken back nor refused by it. */
export const filesWith = (payer: Payer, notice_uids: readonly string[]) =>
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
    .innerJoin(f, eq(f.uid, n.file_uid))
    .leftJoin(users, eq(users.uid, f.created_by))
    .where(
      and(
        ofPayer(f.company_uid, payer),
        isNull(f.withdrawn_at),
        isNull(n.refused_at),
        inArray(n.notice_uid, [...notice_uids]),
      ),
    )
    .orderBy(desc(f.created_at), desc(f.uid));

type NewFile = Omit<typeof transferFiles.$inferInsert, "company_uid" | "content"> & {
  readonly company_uid: Payer;
  readonly records: readonly string[];
  readonly notices: readonly {
    readonly company_uid: string;
    readonly notice_uid: string;
    readonly account: NoticeBankAccount;
  }[];
};

export async function insertTransferFile({ records, notices, ...file }: NewFile): Promise<void> {
  const { uid } = file;
  const content = sealedContent.seal(file, records.join("\n"));
  await db()
    .insert(f)
    .values({ ...file, content });
  await db()
    .insert(n)
    .values(
      notices.map(({ company_uid, notice_uid, account }, position) => {
        const held = { company_uid, file_uid: uid, notice_uid };
        return { ...held, position, account: sealOrdered(held, account) };
      }),
    );
}

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly notice?: readonly string[] | undefined;
  /** Only this one. */
  readonly uid?: string | undefined;
}

const holding = (notice: readonly string[]) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(n)
      .where(and(eq(n.file_uid, f.uid), inArray(n.notice_uid, [...notice]))),
  );

const plainColumns = {
  uid: f.uid,
  name: f.name,
  debit_on: f.debit_on,
  payments: f.payments,
  amount: f.amount,
  sha256: f.sha256,
  created_at: f.created_at,
  withdrawn_at: f.withdrawn_at,
  withdrawn_reason: f.withdrawn_reason,
};

const withdrawers = alias(users, "withdrawers");

/** Without their content: one row more than asked, for `toPage`. */
export function selectTransferFiles(payer: Payer, { limit, cursor, notice, uid }: Page) {
  const keys = { created_at: { expression: f.created_at, type: "timestamptz" } } as const;
  const { where, orderBy, key } = keyset("-created_at", keys, f.uid, cursor);
  return db()
    .select({
      file: plainColumns,
      created_by: person,
      withdrawn_by: { uid: withdrawers.uid, name: withdrawers.name, image: withdrawers.image },
      uid: f.uid,
      key,
    })
    .from(f)
    .leftJoin(users, eq(users.uid, f.created_by))
    .leftJoin(withdrawers, eq(withdrawers.uid, f.withdrawn_by))
    .where(
      and(
        ofPayer(f.company_uid, payer),
        notice?.length ? holding(notice) : undefined,
        uid === undefined ? undefined : eq(f.uid, uid),
        where,
      ),
    )
    .orderBy(orderBy)
    .limit(limit + 1);
}

export async function countTransferFiles(payer: Payer, notice?: readonly string[]): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(f)
    .where(and(ofPayer(f.company_uid, payer), notice?.length ? holding(notice) : undefined));
  return row?.total ?? 0;
}

/** Also those that were taken back. */
export async function countFilesOfDay(payer: Payer, debit_on: string): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(f)
    .where(and(ofPayer(f.company_uid, payer), eq(f.debit_on, debit_on)));
  return row?.total ?? 0;
}

/** The bank file whose result made the notice paid the last time; null where somebody said so on the screen. */
const paidBy = sql<string | null>`(select e.transfer_file_uid from payment_notice_events e
  where e.company_uid = ${n.company_uid} and e.notice_uid = ${n.notice_uid} and e.kind = 'moved' and e.to_status = 'paid'
  order by e.id desc limit 1)`;

/** Notices of some files of a payer in their order, with what became of them. */
export const noticesOfFiles = (file_uids: readonly string[]) =>
  db()
    .select({
      file_uid: n.file_uid,
      notice_uid: n.notice_uid,
      position: n.position,
      refused_at: n.refused_at,
      status: t.status,
      paid_by: paidBy,
    })
    .from(n)
    .innerJoin(t, and(eq(t.company_uid, n.company_uid), eq(t.uid, n.notice_uid)))
    .where(inArray(n.file_uid, [...file_uids]))
    .orderBy(asc(n.file_uid), asc(n.position));

/**
 * Whether a file's own payment of a notice was made: not where the bank refused it, and the notice was paid by another
 * file. What somebody marked as paid counts for every file that the bank has not refused.
 */
export const isPaidByFile = ({
  file_uid,
  status,
  refused_at,
  paid_by,
}: Awaited<ReturnType<typeof noticesOfFiles>>[number]): boolean =>
  status === "paid" && refused_at === null && (paid_by === null || paid_by === file_uid);

/** `records` is null where what is kept was changed, or its key is gone. */
function opened(row: typeof transferFiles.$inferSelect) {
  const { content, ...file } = row;
  try {
    return { ...file, records: sealedContent.unseal(row, content).split("\n") };
  } catch {
    return { ...file, records: null };
  }
}

/** A file with its records. */
export async function findTransferFile(payer: Payer, uid: string) {
  const [row] = await db()
    .select()
    .from(f)
    .where(and(ofPayer(f.company_uid, payer), eq(f.uid, uid)));
  return row && opened(row);
}

/** Takes a file back, once. */
export async function withdrawFile(
  payer: Payer,
  uid: string,
  values: Pick<typeof f.$inferInsert, "withdrawn_at" | "withdrawn_by" | "withdrawn_reason">,
): Promise<boolean> {
  const rows = await db()
    .update(f)
    .set(values)
    .where(and(ofPayer(f.company_uid, payer), eq(f.uid, uid), isNull(f.withdrawn_at)))
    .returning({ uid: f.uid });
  return rows.length > 0;
}

/** Files with an amount that the bank names, the newest first: where what was sent is looked up. */
export async function filesToMatch(payer: Payer, amounts: readonly number[]) {
  if (amounts.length === 0) return [];
  const matching = db()
    .select({ uid: n.file_uid })
    .from(n)
    .innerJoin(t, and(eq(t.company_uid, n.company_uid), eq(t.uid, n.notice_uid)))
    .where(and(seenBy(payer), inArray(t.payable, [...amounts]), inArray(t.status, ["approved", "paid"])));
  const files = await db()
    .select()
    .from(f)
    .where(and(ofPayer(f.company_uid, payer), inArray(f.uid, matching)))
    .orderBy(desc(f.created_at), desc(f.uid));
  return files.map(opened);
}

const resultOf = (payer: Payer, sha256: string) =>
  and(ofPayer(transferResults.company_uid, payer), eq(transferResults.sha256, sha256));

/** When an answer was applied the last time. */
export async function findResult(payer: Payer, sha256: string) {
  const [row] = await db()
    .select({ applied_at: transferResults.applied_at, by: person })
    .from(transferResults)
    .leftJoin(users, eq(users.uid, transferResults.applied_by))
    .where(resultOf(payer, sha256))
    .orderBy(desc(transferResults.round))
    .limit(1);
  return row;
}

/** How often an answer was applied. */
export const countResults = (payer: Payer, sha256: string): Promise<number> =>
  db().$count(transferResults, resultOf(payer, sha256));

/** @throws a unique violation where the same answer has been applied: `transfer_results_once` */
export async function insertResult(row: typeof transferResults.$inferInsert): Promise<void> {
  await db().insert(transferResults).values(row);
}
