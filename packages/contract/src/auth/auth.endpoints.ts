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
  errors: ["wrong_credentials", "rate_limited"],
});

export const refreshSession = defineEndpoint("refreshSession", "/auth/refresh", {
  method: "POST",
  slice,
  base,
  summary: "IDトークンの更新",
  policy: policies.visitor,
  errors: ["unauthenticated"],
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
  errors: ["rate_limited"],
});

export const resetPassword = defineEndpoint("resetPassword", "/auth/reset_password", {
  method: "PUT",
  slice,
  base,
  summary: "パスワードの再設定",
  policy: policies.visitor,
  errors: ["link_expired"],
});

/** Public keys by which identity tokens are verified (RFC 7517). */
export const getJwks = defineEndpoint("getJwks", "/auth/jwks", {
  method: "GET",
  slice,
  base,
  summary: "署名検証用の公開鍵",
  policy: policies.visitor,
});
