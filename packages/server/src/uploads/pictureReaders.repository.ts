import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import type { Readers } from "./readerCookies.presenter.ts";

/** Whether the sign-in still counts, and the person belongs to the picture's company or, for support, operates the product. */
export async function mayPersonSee(
  { company_uid, support_creator_uid }: { company_uid: string | null; support_creator_uid: string | null },
  { uid, session_uid, since }: NonNullable<Readers["person"]>,
): Promise<boolean> {
  const { rows } = await db().execute(sql`
    select 1 from users u
    where u.uid = ${uid} and u.deleted_at is null
      and (u.tokens_valid_after is null or u.tokens_valid_after <= ${since.toISOString()}::timestamptz)
      and (${session_uid}::text is null or exists (
        select 1 from refresh_families f where f.uid = ${session_uid} and f.revoked_at is null))
      and ((u.system_admin and ${support_creator_uid}::text is not null) or exists (
        select 1 from memberships m join companies c on c.uid = m.company_uid and c.deleted_at is null
        where m.user_uid = u.uid and m.company_uid = ${company_uid}))`);
  return rows.length > 0;
}
