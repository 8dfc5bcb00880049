import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "invitations";

/** Changes nothing, however often a mail scanner opens it. */
export const getInvitation = defineEndpoint("getInvitation", "/company/invitations/{id}", {
  method: "GET",
  slice,
  summary: "招待の内容",
  policy: policies.visitor,
  errors: ["not_found", "rate_limited"],
});

/** Single use. The caller's verified address must be the invited one; the seat is checked under a lock. */
export const acceptInvitation = defineEndpoint("acceptInvitation", "/company/invitations/{id}/accept", {
  method: "POST",
  slice,
  summary: "招待の承諾",
  policy: policies.signedIn,
  errors: [
    "not_found",
    "link_expired",
    "link_used",
    "wrong_account",
    "email_not_verified",
    "forbidden",
    "contract_expired",
    "seats_full",
    "conflict",
  ],
});

/** Mails the open invitations of the caller's own confirmed address again, for somebody who has lost the mail. */
export const resendOwnInvitations = defineEndpoint(
  "resendOwnInvitations",
  "/company/invitations/resend_own",
  {
    method: "POST",
    slice,
    base: "",
    summary: "自分への招待の再送",
    policy: policies.signedIn,
    errors: ["email_not_verified", "rate_limited"],
  },
);
