import { auditActionsIn } from "@tsumugi/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";

import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";

/** Looking is no change: it stands in the company's audit log alone. */
const CHANGES = auditActionsIn(["contract"]).filter((action) => action !== "company.look");

/** More than any contract has seen. */
const NEWEST = 200;

/** What operators did to a company, newest first, with who did it. */
export const selectHistory = (company_uid: string) =>
  db()
    .select({
      id: auditLogs.id,
      at: auditLogs.at,
      action: auditLogs.action,
      detail: auditLogs.detail,
      actor: { uid: users.uid, name: users.name, image: users.image },
    })
    .from(auditLogs)
    .leftJoin(users, eq(users.uid, auditLogs.actor_uid))
    .where(and(eq(auditLogs.company_uid, company_uid), inArray(auditLogs.action, CHANGES)))
    .orderBy(desc(auditLogs.at), desc(auditLogs.id))
    .limit(NEWEST);

/**
 * Whether this operator's look at the company is the first within `since`. The lock makes two requests of one page
 * opening write one mark; it is held until the transaction ends.
 */
export async function isFirstLook(company_uid: string, actor_uid: string, since: Date): Promise<boolean> {
  await db().execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${actor_uid}/${company_uid}`}, 7))`,
  );
  const marks = await db().$count(
    auditLogs,
    and(
      eq(auditLogs.company_uid, company_uid),
      eq(auditLogs.action, "company.look"),
      eq(auditLogs.actor_uid, actor_uid),
      sql`${auditLogs.at} > ${since.toISOString()}::timestamptz`,
    ),
  );
  return marks === 0;
}
