import * as z from "zod";
import { password } from "../auth/auth.schemas.ts";
import { currentUser } from "../company-users/company-users.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { appPath, email, line, senderName, uid, webUrl } from "../shared/wire.ts";

export const signupMemberBody = z.strictObject({
  /** The last part of the invitation's link. */
  token: z.string().min(1, "招待のリンクを開き直してください。").max(200),
  name: senderName("名前"),
  password,
});
export type SignupMemberBody = z.input<typeof signupMemberBody>;

export const signupCompanyBody = z.strictObject({
  name: senderName("企業名"),
  url: z.union([z.literal(""), webUrl]).default(""),
  address: line(300).default(""),
  /** The caller's own name. */
  user_name: senderName("名前"),
});
export type SignupCompanyBody = z.input<typeof signupCompanyBody>;

/** What each call takes and answers. */
export const signupSchemas = {
  signupWithEmail: {
    /** `next`: where the page of the mailed link leads on to. */
    body: z.strictObject({ email, password, next: appPath.optional() }),
    response: z.object({ accepted: z.literal(true) }),
  },
  signupMember: {
    body: signupMemberBody,
    response: z.object({ uid, email: z.string(), company_uid: uid, company_name: z.string() }),
  },
  signupCompany: {
    body: signupCompanyBody,
    response: currentUser,
  },
} satisfies SchemasByEndpoint;
