import { changeActiveCompany } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSessionValue } from "./sessionContext.ts";

export interface UseSwitchCompany {
  /** Raises `not_found` for a company that the person does not belong to. */
  readonly switchCompany: (companyUid: string) => Promise<void>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
}

/**
 * Makes another company the active one. Cache and store of the previous one are discarded.
 *
 * @example
 * const { switchCompany } = useSwitchCompany();
 * await switchCompany(company.uid);
 */
export function useSwitchCompany(): UseSwitchCompany {
  const { currentUser, replaceCurrentUser } = useSessionValue();
  const { run, isSubmitting, error } = useApiMutation(changeActiveCompany);
  const id = currentUser?.uid;
  const switchCompany = useCallback(
    async (companyUid: string) => {
      if (!id) throw new Error("nobody is signed in");
      await replaceCurrentUser(await run({ params: { id }, body: { company_uid: companyUid } }));
    },
    [id, run, replaceCurrentUser],
  );
  return { switchCompany, isSubmitting, error };
}
