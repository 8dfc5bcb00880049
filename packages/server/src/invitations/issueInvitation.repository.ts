import { and, eq, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies, invitations } from "../db/schema/accounts.ts";

export type InvitationRow = typeof invitations.$inferSelect;

/** Ends the open invitation of an address: its link says that a newer one was sent. */
export async function replaceOpen(company_uid: string, email: string): Promise<void> {
  await db()
    .update(invitations)
    .set({ state: "replaced" })
    .where(
      and(
        eq(invitations.company_uid, company_uid),
        sql`${invitations.email_key} = lower(${email})`,
        sql`${invitations.state} = 'open'`,
      ),
    );
}

export async function insertInvitation(
  row: Omit<typeof invitations.$inferInsert, "email_key">,
): Promise<InvitationRow> {
  const [inserted] = await db().insert(invitations).values(row).returning();
  if (!inserted) throw new Error("an insert answers its row");
  return inserted;
}

export async function companyName(company_uid: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.uid, company_uid));
  return row?.name;
}
