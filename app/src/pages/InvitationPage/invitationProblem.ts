import { isApiError } from "@tsumugi/hooks";
import type { InvitationProblem } from "@tsumugi/patterns";

const problemOf: Readonly<Record<string, InvitationProblem>> = {
  not_found: "not_found",
  link_expired: "link_expired",
  link_used: "link_used",
  wrong_account: "wrong_account",
  email_not_verified: "email_not_verified",
  conflict: "already_member",
  seats_full: "seats_full",
  contract_expired: "contract_expired",
  forbidden: "operator",
};

/** Why an invitation cannot be accepted, by the call's answer; undefined: something else, which may pass. */
export const invitationProblem = (error: unknown): InvitationProblem | undefined =>
  isApiError(error) ? problemOf[error.code] : undefined;
