import { withdrawInvitation as withdrawInvitationCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyUserReads } from "./companyUserReads.ts";

/**
 * Takes an invitation back: its link is not found any more, and the seat is free.
 *
 * @example
 * const { withdrawInvitation } = useWithdrawInvitation();
 * await withdrawInvitation(invitation.uid);
 */
export function useWithdrawInvitation() {
  const { run, ...submission } = useApiMutation(withdrawInvitationCall, { revalidate: companyUserReads });
  const withdrawInvitation = useCallback((uid: string) => run({ params: { id: uid } }), [run]);
  return { withdrawInvitation, ...submission };
}
