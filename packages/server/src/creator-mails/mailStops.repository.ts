import { and, eq, isNull } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { creatorMailStops, creatorMails } from "../db/schema/creator-mails.ts";
import { jobRequests } from "../db/schema/job-requests.ts";

const t = creatorMails;

/** Kinds of mail that a creator has turned off. */
export async function stopsOf(company_uid: string, managed_creator_uid: string) {
  const rows = await db()
    .selectDistinct({ kind: creatorMailStops.kind })
    .from(creatorMailStops)
    .where(
      and(
        eq(creatorMailStops.company_uid, company_uid),
        eq(creatorMailStops.managed_creator_uid, managed_creator_uid),
      ),
    );
  return rows.map(({ kind }) => kind);
}

/** Rows that hold a mail's link for turning mails off. */
export async function mailOfStopToken(token_hash: string) {
  const [row] = await db()
    .select({
      company_uid: t.company_uid,
      company_name: companies.name,
      managed_creator_uid: jobRequests.managed_creator_uid,
      outbox_uid: t.outbox_uid,
    })
    .from(t)
    .innerJoin(companies, eq(companies.uid, t.company_uid))
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, t.company_uid), eq(jobRequests.uid, t.job_request_uid)),
    )
    .where(and(eq(t.token_hash, token_hash), isNull(companies.deleted_at)));
  return row;
}

export const kindsOfMail = async (company_uid: string, outbox_uid: string) => {
  const rows = await db()
    .select({ kind: t.kind })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.outbox_uid, outbox_uid)));
  return rows.map(({ kind }) => kind);
};

export async function insertStop(row: typeof creatorMailStops.$inferInsert): Promise<void> {
  await db().insert(creatorMailStops).values(row);
}

export async function deleteStops(
  company_uid: string,
  managed_creator_uid: string,
  kind: (typeof creatorMailStops.$inferSelect)["kind"],
): Promise<void> {
  const s = creatorMailStops;
  await db()
    .delete(s)
    .where(
      and(eq(s.company_uid, company_uid), eq(s.managed_creator_uid, managed_creator_uid), eq(s.kind, kind)),
    );
}
