import {
  type CompanyInviteBody,
  type CompanyRegisterBody,
  inviteCompany as inviteCall,
  registerCompany as registerCall,
  reinviteCompany as reinviteCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyReads } from "./companyReads.ts";

const revalidate = companyReads;

/**
 * Registers a company, with or without inviting its first admin, and invites that person again: the older link ends.
 *
 * @example
 * const { registerCompany, inviteCompany, reinviteCompany } = useRegisterCompany();
 * const { company } = await inviteCompany({ company_name: "みなと製菓", email });
 */
export function useRegisterCompany() {
  const registering = useApiMutation(registerCall, { revalidate });
  const inviting = useApiMutation(inviteCall, { revalidate });
  const reinviting = useApiMutation(reinviteCall, { revalidate });
  const { run: register, reset: resetRegister } = registering;
  const { run: invite, reset: resetInvite } = inviting;
  const { run: reinvite, reset: resetReinvite } = reinviting;
  const registerCompany = useCallback((body: CompanyRegisterBody) => register({ body }), [register]);
  const inviteCompany = useCallback((body: CompanyInviteBody) => invite({ body }), [invite]);
  const reinviteCompany = useCallback(
    (uid: string, email?: string) => reinvite({ params: { id: uid }, body: email ? { email } : {} }),
    [reinvite],
  );
  const reset = useCallback(() => {
    resetRegister();
    resetInvite();
    resetReinvite();
  }, [resetRegister, resetInvite, resetReinvite]);
  return {
    registerCompany,
    inviteCompany,
    reinviteCompany,
    isSubmitting: registering.isSubmitting || inviting.isSubmitting || reinviting.isSubmitting,
    error: registering.error ?? inviting.error ?? reinviting.error,
    reset,
  };
}
