import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** The embedded sign-in service, shaped like the external one: a short identity token, a rotating refresh token. */

const slice = "auth";
const base = "" as const;

export const signIn = defineEndpoint("signIn", "/auth/sign_in", {
  method: "POST",
  slice,
  base,
  summary: "サインイン",
  policy: policies.visitor,
  errors: ["wrong_credentials", "second_factor_required", "rate_limited", "external_account"],
});

export const refreshSession = defineEndpoint("refreshSession", "/auth/refresh", {
  method: "POST",
  slice,
  base,
  summary: "IDトークンの更新",
  policy: policies.visitor,
  errors: ["unauthenticated", "external_account"],
});

export const signOut = defineEndpoint("signOut", "/auth/sign_out", {
  method: "POST",
  slice,
  base,
  summary: "サインアウト",
  policy: policies.visitor,
});

/** Same answer whether or not the address is known. */
export const requestPasswordReset = defineEndpoint("requestPasswordReset", "/auth/reset_password", {
  method: "POST",
  slice,
  base,
  summary: "パスワード再設定メールの送信",
  policy: policies.visitor,
  status: 202,
  errors: ["rate_limited", "external_account"],
});

/** Whether a mailed link can still be used. Looking changes nothing; a link that never was looks like one that is over. */
export const getPasswordReset = defineEndpoint("getPasswordReset", "/auth/reset_password/{token}", {
  method: "GET",
  slice,
  base,
  summary: "パスワードの再設定の状態",
  policy: policies.visitor,
  errors: ["external_account"],
});

export const resetPassword = defineEndpoint("resetPassword", "/auth/reset_password", {
  method: "PUT",
  slice,
  base,
  summary: "パスワードの再設定",
  policy: policies.visitor,
  errors: ["link_expired", "external_account"],
});

/** For somebody who is signed in: asks for the present password, and ends every other sign-in. */
export const changePassword = defineEndpoint("changePassword", "/auth/password", {
  method: "PUT",
  slice,
  base,
  summary: "パスワードの変更",
  policy: policies.signedIn,
  errors: ["rate_limited", "external_account"],
});

/** Where the caller is signed in. */
export const listSessions = defineEndpoint("listSessions", "/auth/sessions", {
  method: "GET",
  slice,
  base,
  summary: "サインイン中の端末",
  policy: policies.signedIn,
  errors: ["external_account"],
});

export const endSession = defineEndpoint("endSession", "/auth/sessions/{id}", {
  method: "DELETE",
  slice,
  base,
  summary: "端末のサインインを終える",
  policy: policies.signedIn,
  errors: ["not_found", "external_account"],
});

/** Ends every sign-in of the caller but the one that makes this call. */
export const endOtherSessions = defineEndpoint("endOtherSessions", "/auth/sessions", {
  method: "DELETE",
  slice,
  base,
  summary: "ほかの端末のサインインをすべて終える",
  policy: policies.signedIn,
  errors: ["external_account"],
});

/** Public keys by which identity tokens are verified (RFC 7517). */
/** Two steps at the sign-in: a password, and a code of an app that only its owner holds. */
export const getSecondFactor = defineEndpoint("getSecondFactor", "/auth/second_factor", {
  method: "GET",
  slice,
  base,
  summary: "2段階認証の状態",
  policy: policies.ownSecondFactor,
  errors: ["external_account"],
});

/** Nothing changes until the first code is confirmed. */
export const startSecondFactor = defineEndpoint("startSecondFactor", "/auth/second_factor", {
  method: "POST",
  slice,
  base,
  summary: "2段階認証の設定を始める",
  policy: policies.ownSecondFactor,
  errors: ["email_not_verified", "rate_limited", "external_account"],
});

export const confirmSecondFactor = defineEndpoint("confirmSecondFactor", "/auth/second_factor", {
  method: "PUT",
  slice,
  base,
  summary: "2段階認証をオンにする",
  policy: policies.ownSecondFactor,
  errors: ["email_not_verified", "conflict", "rate_limited", "external_account"],
});

export const removeSecondFactor = defineEndpoint("removeSecondFactor", "/auth/second_factor", {
  method: "DELETE",
  slice,
  base,
  summary: "2段階認証をオフにする",
  policy: policies.ownSecondFactor,
  errors: ["conflict", "rate_limited", "external_account"],
});

export const getJwks = defineEndpoint("getJwks", "/auth/jwks", {
  method: "GET",
  slice,
  base,
  summary: "署名検証用の公開鍵",
  policy: policies.visitor,
});
