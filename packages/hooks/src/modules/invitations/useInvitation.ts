import { getInvitation, type InvitationType } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What the link of an invitation invites to; looking changes nothing. `null`: not yet.
 *
 * @example
 * const { invitation, error } = useInvitation(token, "member");
 */
export function useInvitation(token: string | null, type: InvitationType) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getInvitation,
    token === null ? null : { params: { id: token }, query: { type } },
  );
  return { invitation: data, isLoading, isRefreshing, error, refresh };
}
