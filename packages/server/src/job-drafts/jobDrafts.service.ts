import type { JobDrafts, WaitingDraft } from "@tsumugi/contract";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { found } from "../core/errors.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { requiredLinkOf } from "../short-links/ownLink.service.ts";
import { draftCommentsOf } from "./draftComments.repository.ts";
import { presentDrafts } from "./jobDrafts.presenter.ts";
import { draftsOf, draftTerms, type ReviewView, reviewsOf, waitingDrafts } from "./jobDrafts.repository.ts";
import { draftsClosed, type NewDraft, storeDraft } from "./storeDraft.service.ts";

/** How often a revision was asked for and is still asked for. */
export const revisionsIn = (reviews: readonly ReviewView[]): number =>
  reviews.filter(({ row }) => row.decision === "revision" && row.withdrawn_at === null).length;

/** What a draft is checked against, wherever it is shown or decided on. @throws AppError not_found */
export async function termsOf(company_uid: string, job: JobRequestView) {
  const asked = found(await draftTerms(company_uid, job.uid));
  return { ...asked, required_link: await requiredLinkOf(job, asked.required_link) };
}

async function factsOf(company_uid: string, job: JobRequestView) {
  const terms = await termsOf(company_uid, job);
  const drafts = await draftsOf(company_uid, job.uid);
  const isEmpty = drafts.length === 0;
  const reviews = isEmpty ? [] : await reviewsOf(company_uid, job.uid);
  const comments = isEmpty ? [] : await draftCommentsOf(company_uid, job.uid);
  const counts = { revision_count: revisionsIn(reviews), max_revisions: terms.max_revisions };
  return { terms, reviews, comments, drafts, counts, due_on: terms.due_on };
}

/** All versions with reviews, comments and what they are checked against. @throws AppError not_found */
export async function listJobDrafts(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id }: { id: string },
): Promise<JobDrafts> {
  const job = found(await findJobRequest(company_uid, id));
  const { terms, reviews, comments, drafts, counts, due_on } = await factsOf(company_uid, job);
  const { required_hashtags, required_mentions, disclosure_rule, required_link } = terms;
  const { ng_words, draft_points, creator } = terms;
  return {
    ...counts,
    job_request_uid: job.uid,
    project_uid: job.project_uid,
    project_name: job.project_name,
    creator,
    job_status: job.job_status,
    chat_room_uid: job.chat_room_uid,
    rules: {
      required_hashtags,
      required_mentions,
      disclosure_rule,
      required_link,
      ng_words,
      draft_points,
    },
    approvers_needed: terms.two_approvers ? 2 : 1,
    draft_due_on: due_on,
    items: presentDrafts(drafts, { reviews, comments, creator, isForStaff: true }),
  };
}

/** The same as the creator may see it. */
export async function draftsForCreator({ company_uid }: CreatorActor, job: JobRequestView) {
  const { terms, reviews, comments, drafts, counts, due_on } = await factsOf(company_uid, job);
  return {
    ...counts,
    due_on,
    required_link: terms.required_link,
    drafts_closed: draftsClosed(terms.contract_ends_on),
    drafts: presentDrafts(drafts, { reviews, comments, creator: terms.creator, isForStaff: false }),
  };
}

/** A draft that came by another way. @throws AppError as `storeDraft` */
export async function recordJobDraft(
  actor: MemberActor,
  { job_request_uid, draft }: { job_request_uid: string; draft: NewDraft },
): Promise<JobDrafts> {
  const { company_uid, uid: member_uid } = actor;
  await storeDraft({ company_uid, job_request_uid, member_uid }, draft);
  return listJobDrafts(actor, { id: job_request_uid });
}

/** More than a project has creators in review; who has looked at these sees the next. */
const MOST = 500;

/** The longest waiting first. @throws AppError not_found */
export async function listWaitingDrafts(
  { company_uid }: MemberActor,
  { id: project_uid }: { id: string },
): Promise<{ items: WaitingDraft[] }> {
  found(await findProjectRow(company_uid, project_uid));
  const rows = await waitingDrafts(company_uid, project_uid, MOST);
  return {
    items: rows.map(({ draft, creator, two_approvers, approved_count }) => ({
      creator,
      approved_count,
      job_request_uid: draft.job_request_uid,
      draft_uid: draft.uid,
      version: draft.version,
      submitted_at: draft.submitted_at.toISOString(),
      approvers_needed: two_approvers ? 2 : 1,
    })),
  };
}
