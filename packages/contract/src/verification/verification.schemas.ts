import * as z from "zod";
import { currentPassword } from "../auth/auth.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { appPath, email, timestamp } from "../shared/wire.ts";

/**
 * `verify` (also where nothing is said): the present address; `next`: where the page of the mailed link leads on to. `change`: a new one, which becomes current only when its
 * link is used; the present password shows that it is the owner who asks.
 */
export const sendVerifyEmailBody = z.discriminatedUnion("purpose", [
  z.strictObject({ purpose: z.literal("verify").optional(), next: appPath.optional() }),
  z.strictObject({ purpose: z.literal("change"), email, current_password: currentPassword }),
]);
export type SendVerifyEmailBody = z.input<typeof sendVerifyEmailBody>;

/**
 * A change that was asked for and has not been confirmed. It looks the same where the new address belongs to somebody: only
 * the mail says so.
 */
export const emailChange = z.object({ email: z.string(), requested_at: timestamp, expires_at: timestamp });
export type EmailChange = z.infer<typeof emailChange>;

/** What each call takes and answers. */
export const verificationSchemas = {
  sendVerifyEmail: {
    body: sendVerifyEmailBody,
    response: z.object({ accepted: z.literal(true) }),
  },
  verifyEmail: {
    response: z.object({ email_masked: z.string() }),
  },
  confirmEmailChange: {
    response: z.object({ email_masked: z.string() }),
  },
  getEmailChange: { response: z.object({ email_change: emailChange.nullable() }) },
  resendEmailChange: { response: z.object({ email_change: emailChange }) },
  cancelEmailChange: {},
} satisfies SchemasByEndpoint;
