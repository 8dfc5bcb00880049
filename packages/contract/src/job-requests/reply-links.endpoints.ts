import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { personRef, timestamp, uid } from "../shared/wire.ts";

const slice = "job-requests";

/** `active`: opens the page. `revoked`: withdrawn by a member. `expired`: its time is over. */
export const replyLinkStates = ["active", "revoked", "expired"] as const;
export type ReplyLinkState = (typeof replyLinkStates)[number];
export const replyLinkStateLabels: Record<ReplyLinkState, string> = {
  active: "使えます",
  revoked: "取り消し済み",
  expired: "期限切れ",
};

/** A link by which a creator opens one job, without the link itself: nobody can see that again. */
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

/** Links of a job, newest first, and the address to which a new one would go (empty: none is known). */
export const listReplyLinks = defineEndpoint("/company/job_requests/{id}/reply_links", {
  method: "GET",
  slice,
  base: "",
  summary: "返信リンクの一覧",
  policy: policies.member,
  response: z.object({ items: z.array(replyLink), email: z.string() }),
  errors: ["not_found"],
});

/** `mail`: goes to the creator's address, and `url` is null. `copy`: `url` is answered, this once. */
export const replyLinkDeliveries = ["mail", "copy"] as const;
export type ReplyLinkDelivery = (typeof replyLinkDeliveries)[number];

export const createReplyLink = defineEndpoint("/company/job_requests/{id}/reply_links", {
  method: "POST",
  slice,
  base: "",
  summary: "返信リンクの再発行",
  policy: policies.write,
  body: z.strictObject({ deliver: z.enum(replyLinkDeliveries) }),
  response: z.object({ link: replyLink, url: z.string().nullable() }),
  status: 201,
  errors: ["not_found", "conflict"],
});

/** Ends one link at once; ending it again changes nothing. */
export const revokeReplyLink = defineEndpoint("/company/job_requests/{id}/reply_links/{link_uid}/revoke", {
  method: "PUT",
  slice,
  base: "",
  summary: "返信リンクの取り消し",
  policy: policies.write,
  response: replyLink,
  errors: ["not_found"],
});
