import { type BodyOf, deleteCompanyUser } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyUserReads, handedOverReads } from "./companyUserReads.ts";

/**
 * Removes a member by e-mail; what they owned is handed to `successor_uid`. Raises `conflict` for the last admin.
 *
 * @example
 * const { removeCompanyUser, isSubmitting, error } = useRemoveCompanyUser();
 * await removeCompanyUser({ email: member.email, successor_uid });
 */
export function useRemoveCompanyUser() {
  const { run, ...submission } = useApiMutation(deleteCompanyUser, {
    revalidate: [...companyUserReads, ...handedOverReads],
  });
  const removeCompanyUser = useCallback((body: BodyOf<typeof deleteCompanyUser>) => run({ body }), [run]);
  return { removeCompanyUser, ...submission };
}
