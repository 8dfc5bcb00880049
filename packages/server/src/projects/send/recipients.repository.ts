import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { companies, users } from "../../db/schema/accounts.ts";
import { creators } from "../../db/schema/creators.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import type { Sender } from "./sendPlan.ts";

/** The first of a creator's accounts. */
const account = sql<{ handle: string; url: string } | null>`(
  select jsonb_build_object('handle', a.handle, 'url', a.url) from managed_creator_accounts a
  where a.company_uid = managed_creators.company_uid and a.managed_creator_uid = managed_creators.uid
  order by a.position limit 1)`;

/**
 * Nobody erases these creators, nor the profiles that they are connected to, before the transaction ends: whoever would,
 * waits and finds the request; and who was erased first is read as such from here on. Profiles before records, in the order
 * in which the deletion of a profile takes them.
 */
export async function holdRecipients(company_uid: string, uids: readonly string[]): Promise<void> {
  const t = managedCreators;
  const ours = and(eq(t.company_uid, company_uid), inArray(t.uid, [...uids]));
  const profiles = db().select({ uid: t.creator_uid }).from(t).where(ours);
  await db()
    .select({ uid: creators.uid })
    .from(creators)
    .where(inArray(creators.uid, profiles))
    .orderBy(creators.uid)
    .for("key share");
  await db().select({ uid: t.uid }).from(t).where(ours).orderBy(t.uid).for("key share");
}

/** The company's own creators among these uids, with what a request says of them. */
export const recipientsOf = (company_uid: string, uids: readonly string[]) =>
  db()
    .select({
      uid: managedCreators.uid,
      display_name: managedCreators.display_name,
      real_name: managedCreators.real_name,
      email: managedCreators.email,
      archived_at: managedCreators.archived_at,
      entity_type: managedCreators.entity_type,
      withholding_default: managedCreators.withholding_default,
      account,
    })
    .from(managedCreators)
    .where(and(eq(managedCreators.company_uid, company_uid), inArray(managedCreators.uid, [...uids])))
    .orderBy(managedCreators.uid);

export type RecipientRow = Awaited<ReturnType<typeof recipientsOf>>[number];

/** The company that orders, with the member who sends; without a name where that member has left. */
export async function senderOf(company_uid: string, user_uid: string): Promise<Sender | undefined> {
  const [row] = await db()
    .select({
      name: sql<string>`coalesce(${users.name}, '')`,
      company_name: companies.name,
      tax_rounding: companies.tax_rounding,
    })
    .from(companies)
    .leftJoin(users, eq(users.uid, user_uid))
    .where(eq(companies.uid, company_uid));
  return row;
}
