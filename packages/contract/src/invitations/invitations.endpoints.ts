import * as z from "zod";
import { currentUser } from "../company-users/company-users.schemas.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { role } from "../shared/enums.ts";
import { timestamp } from "../shared/wire.ts";

const slice = "invitations";

export const invitationTypes = ["member", "company"] as const;
export type InvitationType = (typeof invitationTypes)[number];

/** `replaced`: a newer invitation to the same address made this link die. */
export const invitationStates = ["open", "accepted", "expired", "replaced"] as const;
export type InvitationState = (typeof invitationStates)[number];
export const invitationStateLabels: Record<InvitationState, string> = {
  open: "承諾待ち",
  accepted: "承諾済み",
  expired: "期限切れ",
  replaced: "再送済み",
};

/** What an invitation tells before anyone has signed in: never the full address, never an id of the company. */
export const invitation = z.object({
  type: z.enum(invitationTypes),
  company_name: z.string(),
  /** `h***@example.jp` */
  email_masked: z.string(),
  role: role.nullable(),
  state: z.enum(invitationStates),
  expires_at: timestamp,
  /** An account with this address exists: sign in and accept; otherwise sign up. Told to the link's holder only. */
  has_account: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** Changes nothing, however often a mail scanner opens it. */
export const getInvitation = defineEndpoint("/company/invitations/{id}", {
  method: "GET",
  slice,
  summary: "招待の内容",
  policy: policies.visitor,
  query: z.strictObject({ type: z.enum(invitationTypes) }),
  response: invitation,
  errors: ["not_found", "rate_limited"],
});

/** Single use. The caller's verified address must be the invited one; the seat is checked under a lock. */
export const acceptInvitation = defineEndpoint("/company/invitations/{id}/accept", {
  method: "POST",
  slice,
  summary: "招待の承諾",
  policy: policies.signedIn,
  response: currentUser,
  errors: [
    "not_found",
    "link_expired",
    "link_used",
    "wrong_account",
    "email_not_verified",
    "seats_full",
    "conflict",
  ],
});
