import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/** The rooms of a company and the company itself are to be removed from Firestore. Called before its rows are deleted. */
export async function planFirestoreRemoval(companyUid: string): Promise<void> {
  await db().execute(sql`insert into firestore_removals (kind, uid)
    select 'room', r.uid from chat_rooms r where r.company_uid = ${companyUid}
    union all select 'company', ${companyUid}
    on conflict do nothing`);
}
