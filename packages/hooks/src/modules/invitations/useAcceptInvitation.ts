import { acceptInvitation as acceptCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSessionValue } from "../session/sessionContext.ts";

/**
 * Joins the inviting company, in which the person acts from then on. Raises `wrong_account`, `email_not_verified`,
 * `seats_full`, `contract_expired`, `link_used`, `link_expired`, and `conflict` for somebody who is a member already.
 *
 * @example
 * const { acceptInvitation, isSubmitting, error } = useAcceptInvitation();
 * await acceptInvitation(token);
 */
export function useAcceptInvitation() {
  const { replaceCurrentUser } = useSessionValue();
  const { run, ...submission } = useApiMutation(acceptCall);
  const acceptInvitation = useCallback(
    async (token: string) => replaceCurrentUser(await run({ params: { id: token } })),
    [run, replaceCurrentUser],
  );
  return { acceptInvitation, ...submission };
}
