import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { email, uid } from "../shared/wire.ts";

/** The embedded sign-in service, shaped like the external one: a short identity token, a rotating refresh token. */

const slice = "auth";
const base = "" as const;

/** Length and nothing else: rules on character kinds make passwords weaker. */
export const password = z
  .string()
  .min(10, "パスワードは10文字以上で入力してください。")
  .max(200, "パスワードは200文字以内で入力してください。");

/** `expires_in` in seconds. A refresh token is good once, and for 30 s more; using it again later ends the whole family. */
export const session = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int().min(1),
  uid,
});
export type Session = z.infer<typeof session>;

export const signIn = defineEndpoint("/auth/sign_in", {
  method: "POST",
  slice,
  base,
  summary: "サインイン",
  policy: policies.visitor,
  body: z.strictObject({
    email: z.string().min(1, "メールアドレスを入力してください。").max(254),
    password: z.string().min(1, "パスワードを入力してください。").max(200),
  }),
  response: session,
  errors: ["wrong_credentials", "rate_limited"],
});

export const refreshSession = defineEndpoint("/auth/refresh", {
  method: "POST",
  slice,
  base,
  summary: "IDトークンの更新",
  policy: policies.visitor,
  body: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
  response: session,
  errors: ["unauthenticated"],
});

export const signOut = defineEndpoint("/auth/sign_out", {
  method: "POST",
  slice,
  base,
  summary: "サインアウト",
  policy: policies.visitor,
  body: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
});

/** Same answer whether or not the address is known. */
export const requestPasswordReset = defineEndpoint("/auth/reset_password", {
  method: "POST",
  slice,
  base,
  summary: "パスワード再設定メールの送信",
  policy: policies.visitor,
  body: z.strictObject({ email }),
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
  errors: ["rate_limited"],
});

export const resetPassword = defineEndpoint("/auth/reset_password", {
  method: "PUT",
  slice,
  base,
  summary: "パスワードの再設定",
  policy: policies.visitor,
  body: z.strictObject({ token: z.string().min(1).max(200), password }),
  errors: ["link_expired"],
});

/** Public keys by which identity tokens are verified (RFC 7517). */
export const getJwks = defineEndpoint("/auth/jwks", {
  method: "GET",
  slice,
  base,
  summary: "署名検証用の公開鍵",
  policy: policies.visitor,
  response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});
