import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { email, role, text, timestamp, uid } from "../shared/wire.ts";
import { INVITE_LIMIT, inviteOutcomes } from "./companies.constants.ts";

/** A seat that waits for its member; it counts against `max_user`. */
export const pendingInvitation = z.object({
  uid,
  email: z.string(),
  role,
  invited_at: timestamp,
  expires_at: timestamp,
  /** The receiver's mail server has refused the mail so far: mostly the address is wrong. */
  mail_refused: z.boolean(),
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

/** One address (`email`), or many at once (`emails`); exactly one of the two. All get the same role. */
export const memberInviteBody = z
  .strictObject({
    email: email.optional(),
    /** As pasted: what is no address is answered as such instead of refusing the others. */
    emails: z
      .array(text(320))
      .min(1, "メールアドレスを1件以上入力してください。")
      .max(INVITE_LIMIT, `一度に招待できるのは${INVITE_LIMIT}人までです。分けて招待してください。`)
      .optional(),
    role: role.default("staff"),
  })
  .refine((body) => (body.email === undefined) !== (body.emails === undefined), {
    path: ["email"],
    error: "招待するメールアドレスを入力してください。",
  });
export type MemberInviteBody = z.input<typeof memberInviteBody>;

/** What became of each of `emails`, in their order; an address that was given twice stands once. */
export const memberInvitations = z.object({
  items: z.array(
    z.object({
      /** In lower case; as given where it is no address. */
      email: z.string(),
      outcome: z.enum(inviteOutcomes),
      /** Null unless `invited`. */
      invitation: pendingInvitation.nullable(),
    }),
  ),
});
export type MemberInvitations = z.infer<typeof memberInvitations>;

/** What each call takes and answers. */
export const companiesSchemas = {
  inviteMember: {
    body: memberInviteBody,
    response: z.union([memberInvitations, pendingInvitation]),
  },
  reinviteMember: {
    body: z.strictObject({ email }),
    response: pendingInvitation,
  },
} satisfies SchemasByEndpoint;
