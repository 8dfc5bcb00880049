import * as z from "zod";
import { password } from "../auth/index.ts";
import { currentUser } from "../company-users/company-users.schemas.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { email, requiredText, text, uid, webUrl } from "../shared/wire.ts";

const slice = "signup";

/** Answers alike whether or not the address is known; a known one is told by mail. */
export const signupWithEmail = defineEndpoint("/company/signup/signup_with_email", {
  method: "POST",
  slice,
  summary: "メールアドレスで新規登録（確認メールを送る）",
  policy: policies.visitor,
  body: z.strictObject({ email, password }),
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
  errors: ["rate_limited"],
});

export const signupMemberBody = z.strictObject({
  /** The last part of the invitation's link. */
  token: z.string().min(1, "招待のリンクを開き直してください。").max(200),
  name: requiredText(100, "名前"),
  password,
});
export type SignupMemberBody = z.input<typeof signupMemberBody>;

/** Makes the account of the invited address and joins its company. The caller signs in with `email` next. */
export const signupMember = defineEndpoint("/company/signup/signup_member", {
  method: "POST",
  slice,
  summary: "招待からメンバー登録",
  policy: policies.visitor,
  body: signupMemberBody,
  status: 201,
  response: z.object({ uid, email: z.string(), company_uid: uid, company_name: z.string() }),
  errors: ["not_found", "link_expired", "link_used", "account_exists", "seats_full", "rate_limited"],
});

export const signupCompanyBody = z.strictObject({
  name: requiredText(100, "企業名"),
  url: z.union([z.literal(""), webUrl]).default(""),
  address: text(300).default(""),
  /** The caller's own name. */
  user_name: requiredText(100, "名前"),
});
export type SignupCompanyBody = z.input<typeof signupCompanyBody>;

/** The caller becomes its admin, on the plan `trial`; answers the new current user. */
export const signupCompany = defineEndpoint("/company/signup/signup_company", {
  method: "POST",
  slice,
  summary: "企業の新規登録",
  policy: policies.signedIn,
  body: signupCompanyBody,
  status: 201,
  response: currentUser,
  errors: ["email_not_verified", "conflict"],
});
