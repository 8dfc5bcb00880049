import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { email } from "../shared/wire.ts";

const slice = "verification";

/** `verify`: the present address. `change`: a new one, which becomes current only when its link is used. */
export const sendVerifyEmailBody = z.discriminatedUnion("purpose", [
  z.strictObject({ purpose: z.literal("verify") }),
  z.strictObject({ purpose: z.literal("change"), email }),
]);
export type SendVerifyEmailBody = z.input<typeof sendVerifyEmailBody>;

/** Answers alike whether or not the new address belongs to someone. On a change both addresses are told. */
export const sendVerifyEmail = defineEndpoint("/verification/send_verify_email", {
  method: "POST",
  slice,
  summary: "確認メールの送信",
  policy: policies.signedIn,
  body: sendVerifyEmailBody,
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
  errors: ["rate_limited"],
});

/** Single use, 24 hours. By a button press on the page, never by opening the link. */
export const verifyEmail = defineEndpoint("/verification/{token}/verify_email", {
  method: "PUT",
  slice,
  summary: "メールアドレスの確認",
  policy: policies.visitor,
  response: z.object({ email_masked: z.string() }),
  errors: ["not_found", "link_expired", "link_used", "rate_limited"],
});

/** Single use, 24 hours. Every other sign-in of the person ends. */
export const confirmEmailChange = defineEndpoint("/verification/{token}/confirm_email_change", {
  method: "PUT",
  slice,
  summary: "メールアドレス変更の確定",
  policy: policies.visitor,
  response: z.object({ email_masked: z.string() }),
  errors: ["not_found", "link_expired", "link_used", "conflict", "rate_limited"],
});
