import { reinviteMember as reinviteMemberCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyUserReads } from "./companyUserReads.ts";

/**
 * Mails a new link to an address that has not accepted yet; the older one ends. Raises `rate_limited` soon after the
 * last mail, and `seats_full` where the older one has expired and its seat is taken.
 *
 * @example
 * const { reinviteMember } = useReinviteMember();
 * await reinviteMember(invitation.email);
 */
export function useReinviteMember() {
  const { run, ...submission } = useApiMutation(reinviteMemberCall, { revalidate: companyUserReads });
  const reinviteMember = useCallback((email: string) => run({ body: { email } }), [run]);
  return { reinviteMember, ...submission };
}
