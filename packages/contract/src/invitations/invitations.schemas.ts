import * as z from "zod";
import { currentUser } from "../company-users/company-users.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { role, timestamp } from "../shared/wire.ts";
import { invitationBlocks, invitationStates, invitationTypes } from "./invitations.constants.ts";

/** What an invitation shows before anyone has signed in: never the full address, never an id of the company. */
export const invitation = z.object({
  type: z.enum(invitationTypes),
  company_name: z.string(),
  /** `h***@example.jp` */
  email_masked: z.string(),
  role: role.nullable(),
  state: z.enum(invitationStates),
  blocked: z.enum(invitationBlocks).nullable(),
  expires_at: timestamp,
  /** An account with this address exists: sign in and accept; otherwise sign up. Told to the link's holder only. */
  has_account: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** What each call takes and answers. */
export const invitationsSchemas = {
  getInvitation: {
    query: z.strictObject({ type: z.enum(invitationTypes) }),
    response: invitation,
  },
  resendOwnInvitations: {
    /** How many were mailed; 0 where nobody has an open invitation for the address. */
    response: z.object({ sent: z.int().min(0) }),
  },
  acceptInvitation: {
    response: currentUser,
  },
} satisfies SchemasByEndpoint;
