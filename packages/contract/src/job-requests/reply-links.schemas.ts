import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { personRef, timestamp, uid } from "../shared/wire.ts";
import { replyLinkDeliveries, replyLinkStates } from "./job-requests.constants.ts";

/** A link by which a creator opens one job. Its address is not part of it: that cannot be shown again. */
export const replyLink = z.object({
  uid,
  state: z.enum(replyLinkStates),
  /** Where it was mailed to; empty: it was copied. */
  mailed_to: z.string(),
  created_at: timestamp,
  /** Null: made by sending the request. */
  created_by: personRef.nullable(),
  expires_at: timestamp,
  revoked_at: timestamp.nullable(),
  revoked_by: personRef.nullable(),
});
export type ReplyLink = z.infer<typeof replyLink>;

/** What each call takes and answers. */
export const replyLinksSchemas = {
  listReplyLinks: {
    response: z.object({ items: z.array(replyLink), email: z.string() }),
  },
  createReplyLink: {
    body: z.strictObject({ deliver: z.enum(replyLinkDeliveries) }),
    response: z.object({ link: replyLink, url: z.string().nullable() }),
  },
  revokeReplyLink: {
    response: replyLink,
  },
} satisfies SchemasByEndpoint;
