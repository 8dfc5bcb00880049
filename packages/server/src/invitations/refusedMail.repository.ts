import { type SQL, sql } from "drizzle-orm";
import { invitations } from "../db/schema/accounts.ts";

/** Whether the receiver's mail server has refused the mail of an invitation, as a column of a query that reads these. */
export const isMailRefused = (): SQL<boolean> => sql<boolean>`exists (
  select 1 from outbox_mails refused
  where refused.dedupe_key = 'invitation:' || ${invitations}.uid and refused.refused_at is not null)`;
