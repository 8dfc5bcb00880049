/** Why it could not be accepted, by the codes of the API. */
export type InvitationProblem =
  | "not_found"
  | "link_expired"
  | "link_used"
  | "wrong_account"
  | "email_not_verified"
  | "already_member"
  | "seats_full"
  | "contract_expired"
  /** An operator belongs to no company. */
  | "operator";
