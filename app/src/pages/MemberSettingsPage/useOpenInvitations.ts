import type { PendingInvitation } from "@tsumugi/contract";
import { useNow } from "@tsumugi/ui/clock";

/** Those that can still be accepted: the expired ones stay on the list, but take no seat. */
export function useOpenInvitations(invitations: readonly PendingInvitation[]): readonly PendingInvitation[] {
  const now = useNow();
  return invitations.filter(({ expires_at }) => Date.parse(expires_at) > now);
}
