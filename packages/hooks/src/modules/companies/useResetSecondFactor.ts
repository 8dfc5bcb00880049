import { listCompanyMembers, listCompanyUsers, resetMemberSecondFactor } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Takes away the second factor of a member who has lost it, and ends their sign-ins. Raises `conflict` for an account that
 * only operators may reset.
 *
 * @example
 * const { resetSecondFactor, error } = useResetSecondFactor();
 * await resetSecondFactor(company.uid, member.uid);
 */
export function useResetSecondFactor() {
  const { run, ...submission } = useApiMutation(resetMemberSecondFactor, {
    revalidate: [listCompanyUsers, listCompanyMembers],
  });
  const reset = useCallback(
    async (companyUid: string, userUid: string) =>
      void (await run({ params: { id: companyUid, user_uid: userUid } })),
    [run],
  );
  return { resetSecondFactor: reset, ...submission };
}
