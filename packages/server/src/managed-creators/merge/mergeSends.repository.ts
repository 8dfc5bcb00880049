import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import type { Pair } from "./merge.repository.ts";

/**
 * Holds what sends have not worked off yet of either record, and waits for the one that is on its way: a send takes its
 * item before anything of the creator, and so has the merge to.
 */
export async function lockWaitingSends({ company_uid, kept, absorbed }: Pair): Promise<void> {
  await db().execute(sql`
    select 1 from job_send_items
    where company_uid = ${company_uid} and managed_creator_uid in (${kept}, ${absorbed}) and outcome is null
    order by send_uid, position for update`);
}

/**
 * What waits to be sent to the absorbed record goes to the kept one, with the fee and the days that were set for it;
 * where the send has the kept one, too, to that one alone.
 */
export async function moveWaitingSends({ company_uid, kept, absorbed }: Pair): Promise<void> {
  await db().execute(sql`
    delete from job_send_items a using job_send_items k
    where a.company_uid = ${company_uid} and a.managed_creator_uid = ${absorbed} and a.outcome is null
      and k.company_uid = a.company_uid and k.send_uid = a.send_uid and k.managed_creator_uid = ${kept}`);
  await db().execute(sql`
    with moved as (
      update job_send_items set managed_creator_uid = ${kept}
      where company_uid = ${company_uid} and managed_creator_uid = ${absorbed} and outcome is null returning send_uid
    )
    update job_sends s set body = replace(s.body::text, ${JSON.stringify(absorbed)}, ${JSON.stringify(kept)})::jsonb
    from moved m where s.company_uid = ${company_uid} and s.uid = m.send_uid`);
}
