import type { PendingInvitation } from "@tsumugi/contract";
import type { invitations } from "../db/schema/accounts.ts";

export type InvitationRow = typeof invitations.$inferSelect & {
  /** Of an invitation that has just been written no mail has gone out. */
  readonly mail_refused?: boolean;
};

export const presentInvitation = (row: InvitationRow): PendingInvitation => ({
  uid: row.uid,
  email: row.email,
  role: row.role,
  invited_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  mail_refused: row.mail_refused ?? false,
});
