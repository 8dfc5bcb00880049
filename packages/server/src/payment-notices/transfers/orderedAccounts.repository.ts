import type { NoticeBankAccount } from "@tsumugi/contract";
import { and, desc, eq, gte, inArray, isNull, notExists, sql } from "drizzle-orm";
import { sealedColumn } from "../../core/sealedColumn.ts";
import { db } from "../../db/index.ts";
import { transferFileNotices, transferFiles } from "../../db/schema/notice-files.ts";
import { paymentNoticeEvents } from "../../db/schema/payment-notices.ts";

const f = transferFiles;
const n = transferFileNotices;

interface NoticeKey {
  readonly company_uid: string;
  readonly uid: string;
}

type HeldNotice = Pick<typeof n.$inferSelect, "company_uid" | "file_uid" | "notice_uid" | "account">;

export const sealedOrder = sealedColumn(
  n,
  "account",
  ["company_uid", "file_uid", "notice_uid"],
  ({ company_uid, file_uid, notice_uid }) => ({ company_uid, row: `${file_uid}/${notice_uid}` }),
);

/** The account of a payment as it is kept: readable only with the server's key, and only in this row. */
export const sealOrdered = (held: Omit<HeldNotice, "account">, account: NoticeBankAccount): string =>
  sealedOrder.seal(held, JSON.stringify(account));

const openedAccount = (held: HeldNotice): NoticeBankAccount | null =>
  held.account === null ? null : JSON.parse(sealedOrder.unseal(held, held.account));

/** The account that a file pays a notice to; null where the file is from before accounts were kept. */
export const orderedAccount = async (
  file_uid: string,
  notice: NoticeKey,
): Promise<NoticeBankAccount | null> =>
  (await orderedAccounts([{ ...notice, file_uid }])).get(notice.uid) ?? null;

/** The same of several notices, each with its file. */
export async function orderedAccounts(
  payments: readonly (NoticeKey & { readonly file_uid: string })[],
): Promise<Map<string, NoticeBankAccount | null>> {
  const files = new Map(payments.map(({ uid, file_uid }) => [uid, file_uid]));
  if (files.size === 0) return new Map();
  const held = await db()
    .select()
    .from(n)
    .where(
      and(
        inArray(n.company_uid, [...new Set(payments.map(({ company_uid }) => company_uid))]),
        inArray(n.file_uid, [...new Set(files.values())]),
        inArray(n.notice_uid, [...files.keys()]),
      ),
    );
  const asked = held.filter(({ notice_uid, file_uid }) => files.get(notice_uid) === file_uid);
  return new Map(asked.map((each) => [each.notice_uid, openedAccount(each)]));
}

/**
 * Of each notice the newest file that the bank may still pay it from: not taken back, refused by it, or settled by a
 * payment since. The account is null where the file is from before accounts were kept. `first_debit_on` is of all such
 * files: the bank pays none of them earlier.
 */
export async function unansweredFiles(notices: readonly NoticeKey[]) {
  if (notices.length === 0) return new Map<string, never>();
  const companies = [...new Set(notices.map(({ company_uid }) => company_uid))];
  const paidSince = db()
    .select({ one: sql`1` })
    .from(paymentNoticeEvents)
    .where(
      and(
        eq(paymentNoticeEvents.company_uid, n.company_uid),
        eq(paymentNoticeEvents.notice_uid, n.notice_uid),
        eq(paymentNoticeEvents.kind, "moved"),
        eq(paymentNoticeEvents.to_status, "paid"),
        gte(paymentNoticeEvents.at, f.created_at),
      ),
    );
  const rows = await db()
    .selectDistinctOn([n.notice_uid], {
      held: n,
      name: f.name,
      debit_on: f.debit_on,
      first_debit_on: sql<string>`min(${f.debit_on}) over (partition by ${n.notice_uid})`,
    })
    .from(n)
    .innerJoin(f, eq(f.uid, n.file_uid))
    .where(
      and(
        inArray(n.company_uid, companies),
        inArray(
          n.notice_uid,
          notices.map(({ uid }) => uid),
        ),
        isNull(n.refused_at),
        isNull(f.withdrawn_at),
        notExists(paidSince),
      ),
    )
    .orderBy(n.notice_uid, desc(f.created_at), desc(f.uid));
  return new Map(
    rows.map(({ held, ...file }) => [held.notice_uid, { ...file, account: openedAccount(held) }]),
  );
}
