import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "verification";
const base = "" as const;

/** Gives the same answer whether or not the new address belongs to someone. On a change both addresses get a mail. */
export const sendVerifyEmail = defineEndpoint("sendVerifyEmail", "/verification/send_verify_email", {
  method: "POST",
  slice,
  summary: "確認メールの送信",
  policy: policies.signedIn,
  status: 202,
  errors: ["email_not_verified", "rate_limited", "conflict", "external_account"],
});

/**
 * Single use, 24 hours, by a button press on the page. The owner must be signed in: the link alone shows who reads the
 * mail, but an account that somebody else opened with this address would be confirmed with that person's password.
 */
export const verifyEmail = defineEndpoint("verifyEmail", "/verification/{token}/verify_email", {
  method: "PUT",
  slice,
  summary: "メールアドレスの確認",
  policy: policies.signedIn,
  errors: ["not_found", "link_expired", "link_used", "wrong_account", "rate_limited"],
});

/** Single use, 24 hours. Every sign-in of the person ends: they sign in with the new address. */
export const confirmEmailChange = defineEndpoint(
  "confirmEmailChange",
  "/verification/{token}/confirm_email_change",
  {
    method: "PUT",
    slice,
    summary: "メールアドレス変更の確定",
    policy: policies.visitor,
    errors: ["not_found", "link_expired", "link_used", "conflict", "rate_limited", "external_account"],
  },
);

/** The change of one's own address that waits for its link to be used. */
export const getEmailChange = defineEndpoint("getEmailChange", "/auth/email_change", {
  method: "GET",
  slice,
  base,
  summary: "メールアドレス変更の状態",
  policy: policies.signedIn,
  errors: ["external_account"],
});

/** Mails a new link to the address that waits; the one before ends. The password was asked for with the first. */
export const resendEmailChange = defineEndpoint("resendEmailChange", "/auth/email_change", {
  method: "POST",
  slice,
  base,
  summary: "メールアドレス変更の再送",
  policy: policies.signedIn,
  status: 202,
  errors: ["not_found", "rate_limited", "external_account"],
});

/** The link that was mailed ends. Where nothing waits, nothing happens. */
export const cancelEmailChange = defineEndpoint("cancelEmailChange", "/auth/email_change", {
  method: "DELETE",
  slice,
  base,
  summary: "メールアドレス変更の取消",
  policy: policies.signedIn,
  errors: ["external_account"],
});
