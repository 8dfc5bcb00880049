import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { email } from "../shared/wire.ts";

/** `verify`: the present address. `change`: a new one, which becomes current only when its link is used. */
export const sendVerifyEmailBody = z.discriminatedUnion("purpose", [
  z.strictObject({ purpose: z.literal("verify") }),
  z.strictObject({ purpose: z.literal("change"), email }),
]);
export type SendVerifyEmailBody = z.input<typeof sendVerifyEmailBody>;

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
} satisfies SchemasByEndpoint;
