import type { PendingInvitation } from "@tsumugi/contract";
import type { invitations } from "../db/schema/accounts.ts";

export const presentInvitation = (row: typeof invitations.$inferSelect): PendingInvitation => ({
  uid: row.uid,
  email: row.email,
  role: row.role,
  invited_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
