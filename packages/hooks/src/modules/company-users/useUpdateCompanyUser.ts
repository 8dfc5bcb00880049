import { type BodyOf, updateCompanyUser as updateCompanyUserCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyUserReads } from "./companyUserReads.ts";

/**
 * Changes the person's own name and image, or, as an admin, the role of a colleague.
 *
 * @example
 * const { updateCompanyUser, isSubmitting, error } = useUpdateCompanyUser();
 * await updateCompanyUser(member.uid, { role: "viewer" });
 */
export function useUpdateCompanyUser() {
  const { run, ...submission } = useApiMutation(updateCompanyUserCall, { revalidate: companyUserReads });
  const updateCompanyUser = useCallback(
    (uid: string, body: BodyOf<typeof updateCompanyUserCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateCompanyUser, ...submission };
}
