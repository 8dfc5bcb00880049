import type { RoleCode } from "../company-users/companyUsers.types.ts";

/** What an invitation tells before anyone has signed in. */
export interface InvitationLook {
  type: "member" | "company";
  company_name: string;
  /** `h***@example.jp` */
  email_masked: string;
  role: RoleCode | null;
  /** `replaced`: a newer invitation to the same address made this link die. */
  state: "open" | "accepted" | "expired" | "replaced";
  expires_at: string;
  /** An account with this address exists. */
  has_account: boolean;
}

/** Why it could not be accepted, by the codes of the API. */
export type InvitationProblem =
  | "not_found"
  | "link_expired"
  | "link_used"
  | "wrong_account"
  | "email_not_verified"
  | "already_member"
  | "seats_full";
