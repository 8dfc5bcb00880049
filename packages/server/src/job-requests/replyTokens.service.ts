import type { CreatorActor } from "../core/actor.ts";
import { addDays, startOfDayInJapan } from "../core/clock.ts";
import { now, publicUrl } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import type { JobRequestRow } from "./job-requests.presenter.ts";
import { findReplyToken, insertReplyToken, prolongTokens } from "./replyTokens.repository.ts";

const VALID_DAYS = 90;

type FoundToken = NonNullable<Awaited<ReturnType<typeof findReplyToken>>>;

/** Midnight after the 90th day after the job's payment day. */
export const replyTokenExpiry = (payment_on: string): Date =>
  startOfDayInJapan(addDays(payment_on, VALID_DAYS + 1));

/**
 * Makes a link by which a creator opens one job. Only its hash is stored, so it cannot be shown again.
 * `created_by`: the member who asked for one more.
 */
export async function createReplyLink(
  request: JobRequestRow,
  mailed_to: string,
  created_by: string | null = null,
): Promise<{ uid: string; url: string }> {
  const token = newToken();
  const uid = newUid();
  await insertReplyToken({
    uid,
    created_by,
    token_hash: hashToken(token),
    company_uid: request.company_uid,
    job_request_uid: request.uid,
    expires_at: replyTokenExpiry(request.terms.payment_on),
    mailed_to,
    created_at: now(),
  });
  return { uid, url: publicUrl(`/r/${token}`) };
}

/**
 * A link for one mail, made from one that stands: it ends when that one ends or is withdrawn. Older mails keep theirs.
 */
export async function createMailLink(
  { company_uid, uid: job_request_uid }: JobRequestRow,
  mailed_to: string,
  parent: { readonly uid: string; readonly expires_at: Date },
): Promise<string> {
  const token = newToken();
  await insertReplyToken({
    uid: newUid(),
    token_hash: hashToken(token),
    company_uid,
    job_request_uid,
    parent_uid: parent.uid,
    expires_at: parent.expires_at,
    mailed_to,
    created_at: now(),
  });
  return publicUrl(`/r/${token}`);
}

/** Links that were mailed before go on opening the job as long as its newest terms say. */
export const prolongReplyLinks = ({ company_uid, uid, terms }: JobRequestRow): Promise<void> =>
  prolongTokens(company_uid, uid, { from: now(), until: replyTokenExpiry(terms.payment_on) });

/** @throws AppError link_revoked, link_expired */
function refuseEnded({ token, company_deleted_at }: FoundToken): void {
  const { revoked_at, expires_at } = token;
  if (company_deleted_at) {
    throw new AppError("link_expired", {
      message:
        "依頼元の企業がツムギの利用を終了しています。この依頼については、依頼元の担当者に直接ご連絡ください。",
    });
  }
  if (revoked_at) throw new AppError("link_revoked");
  if (expires_at <= now()) throw new AppError("link_expired");
}

/** The job behind a token, with when the token ends. @throws AppError not_found, link_revoked, link_expired */
export async function findJobByReplyToken(
  token: string,
): Promise<{ request: JobRequestRow; expires_at: Date }> {
  const row = await findReplyToken(hashToken(token));
  if (!row) throw new AppError("not_found");
  refuseEnded(row);
  return { request: row.request, expires_at: row.token.expires_at };
}

/** Who calls with this token; null for one that is unknown, or of a creator taken out. @throws AppError link_revoked, link_expired */
export async function resolveReplyToken(tokenHash: string): Promise<CreatorActor | null> {
  const row = await findReplyToken(tokenHash);
  if (!row) return null;
  refuseEnded(row);
  const { company_uid, uid, managed_creator_uid } = row.request;
  const { support_creator_uid } = row;
  return { kind: "creator", company_uid, job_request_uid: uid, managed_creator_uid, support_creator_uid };
}
