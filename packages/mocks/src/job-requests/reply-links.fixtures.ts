import type { ReplyLink } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { daysAgo } from "../core/clock.ts";
import { uidOf } from "../core/counter.ts";

/** A link by which a creator opens one job. */
export const buildReplyLink = (overrides: Partial<ReplyLink> = {}, index = 1): ReplyLink => ({
  uid: uidOf("reply_link", index),
  state: "active",
  mailed_to: "mio@example.jp",
  created_at: daysAgo(6),
  created_by: null,
  expires_at: daysAgo(-120),
  revoked_at: null,
  revoked_by: null,
  ...overrides,
});

/** One withdrawn, one good. */
export const buildReplyLinks = (): ReplyLink[] => [
  buildReplyLink({ created_at: daysAgo(1), created_by: buildPersonRef({}, 1) }, 2),
  buildReplyLink({ state: "revoked", revoked_at: daysAgo(1), revoked_by: buildPersonRef({}, 1) }, 1),
];
