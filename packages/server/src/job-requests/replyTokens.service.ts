import type { CreatorActor } from "../core/actor.ts";
import { addDays, dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { now, publicUrl } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import type { JobRequestRow } from "./job-requests.presenter.ts";
import { findReplyToken, insertReplyToken, jobsBehindLink, prolongTokens } from "./replyTokens.repository.ts";

const VALID_DAYS = 90;
/** Two years: a day of payment that is typed wrongly must not keep a link open for a lifetime. */
const LONGEST_DAYS = 730;

type FoundToken = NonNullable<Awaited<ReturnType<typeof findReplyToken>>>;

/** Midnight after the 90th day after the job's payment day, two years from now at the latest. */
export function replyTokenExpiry(payment_on: string): Date {
  const lastDay = addDays(payment_on, VALID_DAYS);
  const latest = addDays(dayInJapan(now()), LONGEST_DAYS);
  return startOfDayInJapan(addDays(lastDay < latest ? lastDay : latest, 1));
}

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

/**
 * The secret of a link, and another job that it is to open: `<secret>.<job>` in place of the token. So a creator moves
 * between requests with the one link, and every call is about the job that its address names.
 */
function partsOf(token: string): { secret: string; job_request_uid: string | undefined } {
  const [secret = "", job_request_uid] = token.split(".", 2);
  return { secret, job_request_uid };
}

type Link = NonNullable<Awaited<ReturnType<typeof openLink>>>;

/** @throws AppError link_revoked, link_expired */
async function openLink(token: string) {
  const { secret, job_request_uid } = partsOf(token);
  const row = await findReplyToken(hashToken(secret));
  if (!row) return undefined;
  refuseEnded(row);
  return { ...row, secret, asked: job_request_uid ?? row.request.uid };
}

/** Jobs behind a link, its own one among them, newest first. */
const jobsOf = ({ request, token, support_creator_uid }: Link) =>
  jobsBehindLink(
    {
      company_uid: request.company_uid,
      managed_creator_uid: request.managed_creator_uid,
      mailed_to: token.mailed_to,
      support_creator_uid,
    },
    now(),
  );
export type JobBehindLink = Awaited<ReturnType<typeof jobsOf>>[number];

/**
 * The jobs that a link opens, each with what stands in its address, and when the link ends.
 * @throws AppError not_found, link_revoked, link_expired
 */
export async function findReplyLink(token: string): Promise<{
  jobs: (JobBehindLink & { token: string })[];
  asked: string;
  /** Blank for a link that was handed over. */
  mailed_to: string;
  expires_at: Date;
}> {
  const link = await openLink(token);
  if (!link) throw new AppError("not_found");
  const { secret, asked, request } = link;
  const jobs = (await jobsOf(link)).map((job) => ({
    ...job,
    token: job.job_request_uid === request.uid ? secret : `${secret}.${job.job_request_uid}`,
  }));
  const { mailed_to, expires_at } = link.token;
  return { jobs, asked, mailed_to, expires_at };
}

/**
 * Who calls with this token, for the job that it names; null for one that is unknown, of a creator taken out, or with a
 * job that the link does not open. @throws AppError link_revoked, link_expired
 */
export async function resolveReplyToken(token: string): Promise<CreatorActor | null> {
  const link = await openLink(token);
  if (!link) return null;
  const { request, support_creator_uid, asked } = link;
  const own = { ...request, job_request_uid: request.uid };
  const job =
    asked === request.uid
      ? own
      : (await jobsOf(link)).find(({ job_request_uid }) => job_request_uid === asked);
  if (!job) return null;
  const { company_uid, job_request_uid, managed_creator_uid } = job;
  return { kind: "creator", company_uid, job_request_uid, managed_creator_uid, support_creator_uid };
}
