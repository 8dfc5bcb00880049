import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

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
        and of_it.status in ('paid', 'cancelled') and settled.to_status = of_it.status
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
