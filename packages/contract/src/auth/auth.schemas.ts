import * as z from "zod";
import { currentUser } from "../company-users/company-users.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { email, timestamp, uid } from "../shared/wire.ts";

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
  /**
   * At a renewal: who it is, as `getCompanyUser` answers at that moment, so that a page that is opened need not ask as
   * well. Absent where that call would be refused.
   */
  user: currentUser.optional(),
});
export type Session = z.infer<typeof session>;

/** One sign-in of the caller: a browser on a device. */
export const signedInDevice = z.object({
  uid,
  /** Browser and system, e.g. Chrome（Windows）; empty where they are not known. */
  device: z.string(),
  signed_in_at: timestamp,
  last_used_at: timestamp,
  /** The one that makes this call. */
  is_current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const currentPassword = z.string().min(1, "今のパスワードを入力してください。").max(200);

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const secondFactorCode = z.string().min(1, "確認コードを入力してください。").max(40);

export const secondFactor = z.object({
  is_on: z.boolean(),
  /** The company, or the operators' rule, asks for it: it cannot be turned off. */
  is_required: z.boolean(),
  recovery_codes_left: z.int().min(0),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** For the authenticator app: as text to type, and as the address that a QR code holds. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;

/** What each call takes and answers. */
export const authSchemas = {
  signIn: {
    body: z.strictObject({
      email: z.string().min(1, "メールアドレスを入力してください。").max(254),
      password: z.string().min(1, "パスワードを入力してください。").max(200),
      /** From the authenticator app, or a recovery code: where the answer was `second_factor_required`. */
      code: secondFactorCode.optional(),
    }),
    response: session,
  },
  refreshSession: {
    body: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
    response: session,
  },
  signOut: {
    body: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
  },
  requestPasswordReset: {
    body: z.strictObject({ email }),
    response: z.object({ accepted: z.literal(true) }),
  },
  getPasswordReset: {
    response: z.object({ state: z.enum(["open", "used", "expired"]) }),
  },
  resetPassword: {
    body: z.strictObject({ token: z.string().min(1).max(200), password }),
  },
  changePassword: {
    body: z.strictObject({ current_password: currentPassword, password }),
  },
  listSessions: {
    response: z.object({ items: z.array(signedInDevice) }),
  },
  endSession: {},
  endOtherSessions: {
    response: z.object({ ended: z.int().min(0) }),
  },
  getSecondFactor: { response: secondFactor },
  startSecondFactor: {
    /** `code`: of the present one, where one is on. */
    body: z.strictObject({ current_password: currentPassword, code: secondFactorCode.optional() }),
    response: secondFactorSecret,
  },
  confirmSecondFactor: {
    body: z.strictObject({ code: secondFactorCode }),
    /** Shown once: only hashes are kept. */
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  removeSecondFactor: {
    body: z.strictObject({ current_password: currentPassword, code: secondFactorCode }),
  },
  getJwks: {
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
} satisfies SchemasByEndpoint;
