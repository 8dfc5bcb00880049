import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "signup";

/** Gives the same answer whether or not the address is known; a known address gets a mail that says so. */
export const signupWithEmail = defineEndpoint("signupWithEmail", "/company/signup/signup_with_email", {
  method: "POST",
  slice,
  summary: "メールアドレスで新規登録（確認メールを送る）",
  policy: policies.visitor,
  status: 202,
  errors: ["rate_limited", "external_account"],
});

/** Makes the account of the invited address and joins its company. The caller signs in with `email` next. */
export const signupMember = defineEndpoint("signupMember", "/company/signup/signup_member", {
  method: "POST",
  slice,
  summary: "招待からメンバー登録",
  policy: policies.visitor,
  status: 201,
  errors: [
    "not_found",
    "link_expired",
    "link_used",
    "account_exists",
    "seats_full",
    "contract_expired",
    "external_account",
    "rate_limited",
  ],
});

/** The caller becomes its admin, on the plan `trial`; answers the new current user. */
export const signupCompany = defineEndpoint("signupCompany", "/company/signup/signup_company", {
  method: "POST",
  slice,
  summary: "企業の新規登録",
  policy: policies.signedIn,
  status: 201,
  errors: ["email_not_verified", "forbidden", "conflict"],
});
