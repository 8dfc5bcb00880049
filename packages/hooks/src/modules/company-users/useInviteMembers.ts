import { inviteMember, type MemberInvitations, type Role } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyUserReads } from "./companyUserReads.ts";

/**
 * Invites many addresses at once: all that can be invited are, or, without enough seats (`seats_full`), none. The answer
 * says of each address what became of it.
 *
 * @example
 * const { inviteMembers, isSubmitting, error } = useInviteMembers();
 * const { items } = await inviteMembers(["hanako@example.jp"], "staff");
 */
export function useInviteMembers() {
  const { run, ...submission } = useApiMutation(inviteMember, { revalidate: companyUserReads });
  const inviteMembers = useCallback(
    async (emails: readonly string[], role: Role): Promise<MemberInvitations> => {
      const answer = await run({ body: { emails: [...emails], role } });
      // Given `emails`, the call answers a list; given `email`, the one invitation.
      return "items" in answer ? answer : { items: [] };
    },
    [run],
  );
  return { inviteMembers, ...submission };
}
