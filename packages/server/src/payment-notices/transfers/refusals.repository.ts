import { and, inArray, isNull, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { transferFiles as f, transferFileNotices as n } from "../../db/schema/notice-files.ts";
import { ofPayer, type Payer } from "./transfers.repository.ts";

/**
 * Payments that the bank did not make, as long as nothing came of them: no newer file holds the notice, and it was
 * neither paid nor cancelled since. A notice that was marked as paid before the bank's answer is among them.
 */
export const OPEN_REFUSALS = sql.raw(`
  select refused.company_uid, refused.notice_uid, refused.refused_at, refused.refused_reason as reason, sent.debit_on
  from transfer_file_notices refused
  join transfer_files sent on sent.uid = refused.file_uid and sent.withdrawn_at is null
  join payment_notices of_it on of_it.company_uid = refused.company_uid and of_it.uid = refused.notice_uid
  where refused.refused_at is not null
    and not exists (select 1 from transfer_file_notices newer join transfer_files other on other.uid = newer.file_uid
      where newer.company_uid = refused.company_uid and newer.notice_uid = refused.notice_uid
        and other.withdrawn_at is null and (other.created_at, other.uid) > (sent.created_at, sent.uid))
    and not exists (select 1 from payment_notice_events settled
      where settled.company_uid = refused.company_uid and settled.notice_uid = refused.notice_uid
        and settled.kind = 'moved' and of_it.status in ('paid', 'cancelled') and settled.to_status = of_it.status
        and settled.at >= refused.refused_at)`);

export interface Refusal {
  readonly debit_on: string;
  /** In the bank's words. */
  readonly reason: string;
}

/** What the bank did not pay of some notices, by their uid. */
export async function refusalsOf(notice_uids: readonly string[]): Promise<ReadonlyMap<string, Refusal>> {
  if (notice_uids.length === 0) return new Map();
  const { rows } = await db().execute(sql`
    select notice_uid, reason, debit_on::text as debit_on from (${OPEN_REFUSALS}) open
    where notice_uid = any(${sql.param([...notice_uids])}::text[])`);
  return new Map(
    (rows as unknown as (Refusal & { readonly notice_uid: string })[]).map(
      ({ notice_uid, debit_on, reason }) => [notice_uid, { debit_on, reason }],
    ),
  );
}

export interface RefusedPayment {
  readonly notice_uid: string;
  readonly file_uid: string;
  /** In the bank's words. */
  readonly reason: string;
  /** The bank's code; blank where it said it in words alone. */
  readonly result_code: string;
}

/**
 * The bank did not make these payments of its files. Another file that holds the same notice is an order of its own, and
 * still to be answered. Answers the notices that were not known to be refused.
 */
export async function markRefused(
  payer: Payer,
  refused: readonly RefusedPayment[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (refused.length === 0) return new Set();
  const theirs = db().select({ uid: f.uid }).from(f).where(ofPayer(f.company_uid, payer));
  const told = sql`jsonb_to_recordset(${JSON.stringify(refused)}::jsonb)
    as told(notice_uid text, file_uid text, reason text)`;
  const rows = await db()
    .update(n)
    .set({ refused_at: at, refused_reason: sql`told.reason` })
    .from(told)
    .where(
      and(
        inArray(n.file_uid, theirs),
        sql`told.notice_uid = ${n.notice_uid} and told.file_uid = ${n.file_uid}`,
        isNull(n.refused_at),
      ),
    )
    .returning({ notice_uid: n.notice_uid });
  return new Set(rows.map(({ notice_uid }) => notice_uid));
}
