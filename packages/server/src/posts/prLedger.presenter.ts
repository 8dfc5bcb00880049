import {
  addDays,
  daysBetween,
  type PostReuse,
  type PrLook,
  type PrRecord,
  type PrSignature,
  prRecheckDays,
} from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { imageLink } from "../uploads/links.presenter.ts";
import { presentPost } from "./posts.presenter.ts";
import type { PostView } from "./posts.repository.ts";
import type { LookView, ReuseView, SignatureRow } from "./prLedger.repository.ts";

export const evidenceOf = (uid: string | null) => (uid === null ? null : { uid, url: imageLink(uid) });

const presentLook = (row: LookView): PrLook => ({
  uid: row.uid,
  occasion: row.occasion,
  outcome: row.outcome,
  status: row.status,
  caption: row.caption,
  source: row.source,
  results: [...row.results],
  screenshot: evidenceOf(row.screenshot),
  checked_by: row.checker,
  checked_at: row.checked_at.toISOString(),
});

/** What is less than a person would sign for. */
const isLacking = ({ outcome, status, results }: LookView): boolean =>
  outcome === "gone" || status === "missing" || results.some(({ kind, ok }) => kind === "ng_word" && !ok);

const presentSignature = (row: SignatureRow, looks: readonly LookView[]): PrSignature => ({
  name: row.signed_name,
  has_label: row.has_label,
  note: row.note,
  signed_at: row.signed_at.toISOString(),
  is_outdated: looks.some((look) => look.checked_at > row.signed_at && isLacking(look)),
});

const presentReuse = (row: ReuseView): PostReuse => ({
  uid: row.uid,
  place: row.place,
  url: row.url,
  disclosure: row.disclosure,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  note: row.note,
  screenshot: evidenceOf(row.screenshot),
  created_by: row.creator,
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

function nextLookOn({ post }: PostView): string | null {
  if (post.media_type === "story") return null;
  const posted = dayInJapan(post.posted_at ?? post.created_at);
  const passed = daysBetween(posted, dayInJapan(now()));
  const next = Object.values(prRecheckDays).find((days) => days > passed);
  return next === undefined ? null : addDays(posted, next);
}

export interface PrParts {
  readonly looks: readonly LookView[];
  readonly signature: SignatureRow | undefined;
  readonly reuses: readonly ReuseView[];
  readonly needs_label: boolean;
}

export const presentRecord = (
  view: PostView,
  { looks, signature, reuses, needs_label }: PrParts,
): PrRecord => ({
  post: presentPost(view),
  needs_label,
  looks: looks.map(presentLook),
  next_look_on: nextLookOn(view),
  signature: signature ? presentSignature(signature, looks) : null,
  reuses: reuses.map(presentReuse),
});
