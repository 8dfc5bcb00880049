import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { platformAccount } from "../managed-creators/managed-creators.schemas.ts";
import {
  count,
  day,
  imageUrl,
  personRef,
  platform,
  requiredLine,
  text,
  timestamp,
  uid,
  yen,
} from "../shared/wire.ts";
import { jobStatuses } from "./jobStatus.ts";

/** A creator of the company as somebody who assigns sees it. */
export const assignCandidate = z.object({
  creator_uid: uid,
  display_name: z.string(),
  real_name: z.string(),
  image: imageUrl.nullable(),
  accounts: z.array(platformAccount.pick({ platform: true, handle: true, url: true })),
  follower_count: count.nullable(),
  archived: z.boolean(),
});
export type AssignCandidate = z.infer<typeof assignCandidate>;

const newCreator = z.strictObject({
  display_name: requiredLine(100, "表示名"),
  platform,
  handle: requiredLine(200, "アカウント名"),
});
export type NewCreator = z.infer<typeof newCreator>;

/** What one pasted line means. */
export const matchedLine = z.object({
  line: z.string(),
  /** `found`: one creator. `several`: one has to be chosen. `assigned`: in the project already. */
  result: z.enum(["found", "several", "assigned", "unknown"]),
  candidates: z.array(assignCandidate),
  /** What an unknown line could be registered as; null: the line names no account. */
  register: newCreator.nullable(),
});
export type MatchedLine = z.infer<typeof matchedLine>;

/** What is good to know before a creator is assigned. */
export const assignHint = z.object({
  creator_uid: uid,
  /** Other projects in which the creator is being asked right now. */
  asked_in: z.array(
    z.object({
      project_uid: uid,
      project_name: z.string(),
      job_status: z.enum(jobStatuses),
      /** Who asks; null: that member has left. */
      by: personRef.nullable(),
    }),
  ),
  /** 競合排除の期限, where it is still to come. */
  exclusion_until: day.nullable(),
  archived: z.boolean(),
  has_email: z.boolean(),
  /** Tax-excluded yen of the newest job; null also for viewers. */
  last_fee: yen.nullable(),
  last_contact_at: timestamp.nullable(),
});
export type AssignHint = z.infer<typeof assignHint>;

/** What each call takes and answers. */
export const assignSchemas = {
  assignCreators: {
    body: z.strictObject({
      creator_uids: z.array(uid).min(1, "追加するクリエイターを選んでください。").max(500),
    }),
    response: z.object({ assigned: z.array(uid), already_assigned: z.array(uid) }),
  },
  matchCreators: {
    body: z.strictObject({
      lines: z.array(text(500)).min(1, "1行以上貼り付けてください。").max(200, "一度に200行までです。"),
    }),
    response: z.object({ items: z.array(matchedLine) }),
  },
  getAssignHints: {
    body: z.strictObject({ creator_uids: z.array(uid).min(1).max(500) }),
    response: z.object({ items: z.array(assignHint) }),
  },
  registerCreators: {
    body: z.strictObject({ creators: z.array(newCreator).min(1).max(200) }),
    response: z.object({
      /** Made by this call. */
      registered: z.array(uid),
      /** An account was registered meanwhile: that creator was assigned. */
      existing: z.array(uid),
    }),
  },
} satisfies SchemasByEndpoint;
