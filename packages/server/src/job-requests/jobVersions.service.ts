import {
  feeTaxOf,
  type JobVersions,
  type OutputOf,
  type TermsQuestionCode,
  termsChanges,
  variableTerms,
  whyNotWished,
  wishedTerms,
} from "@tsumugi/contract";
import type { jobTermsBody } from "@tsumugi/contract/schemas";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { enqueue } from "../core/jobs.ts";
import { deliverMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { deliverJob } from "../projects/deliverJob.service.ts";
import type { Occasion } from "../projects/jobMail.presenter.ts";
import { lockCreators, ownCreators } from "../projects/projectCreators.repository.ts";
import { lockProject } from "../projects/projects.repository.ts";
import { holdRecipients, recipientsOf, senderOf } from "../projects/send/recipients.repository.ts";
import { planSend, problemFields } from "../projects/send/sendPlan.ts";
import { publishRows } from "../projects/sheet/publishRows.service.ts";
import {
  asksForLink,
  linksForRequests,
  makeRequestLink,
  NO_LINKS,
} from "../short-links/requestLinks.service.ts";
import type { JobRequestView } from "./job-requests.presenter.ts";
import { findJobRequest } from "./job-requests.repository.ts";
import { presentVersion } from "./jobVersions.presenter.ts";
import { deleteUnsent, insertVersion, mirrorVersion, versionsOf } from "./jobVersions.repository.ts";
import { stillSaid } from "./stillSaid.ts";

/** All versions of a job's terms, newest first. @throws AppError not_found */
export async function listJobVersions(actor: MemberActor, { id }: { id: string }): Promise<JobVersions> {
  const { company_uid } = actor;
  const job = found(await findJobRequest(company_uid, id));
  const [creator] = await ownCreators(company_uid, [job.managed_creator_uid]);
  const { display_name, email } = found(creator);
  const versions = await versionsOf(company_uid, id);
  const sight = { canSeeFees: actor.canSeeFees, fees: versions.map(({ row }) => row.terms.fee) };
  return {
    items: versions.map((version) => presentVersion(version, sight)),
    version: job.sent_at && job.version,
    job_status: job.job_status,
    project_uid: job.project_uid,
    project_name: job.project_name,
    creator_uid: job.managed_creator_uid,
    display_name,
    email,
  };
}

/** The job with the project's and the creator's row locked, in this order, so that answers and moves wait for each other. */
async function lockJob(company_uid: string, uid: string) {
  const { project_uid, managed_creator_uid } = found(await findJobRequest(company_uid, uid));
  const project = found(await lockProject(company_uid, project_uid));
  if (project.archived_at) throw new AppError("project_archived");
  await holdRecipients(company_uid, [managed_creator_uid]);
  found((await lockCreators(company_uid, project_uid, [managed_creator_uid]))[0]);
  const job = found(await findJobRequest(company_uid, uid));
  const [creator] = await ownCreators(company_uid, [managed_creator_uid]);
  return { job, project, creator: found(creator) };
}

type Locked = Awaited<ReturnType<typeof lockJob>>;

const conflict = (message: string) => new AppError("conflict", { message });

/** Colleague or creator was faster: the present state goes along, so that the screen can show it. */
const overtaken = ({ version, job_status }: JobRequestView, message: string) =>
  new AppError("stale_version", { message, current: { version, job_status } });

function refuseUnreachable({ creator }: Locked): void {
  if (creator.archived_at) throw conflict("アーカイブ済みのクリエイターです。復元してから送ってください。");
  if (creator.email.trim() === "")
    throw conflict("メールアドレスがありません。クリエイター管理で入力してください。");
}

/** A change is often made because the project's deadlines have moved: the first request has asked about them. */
const askedBefore = ["reply_after_posting", "draft_before_reply", "delivery_after_posting"] as const;

/** Changed terms as they go out: checked and filled like those of a first request. @throws AppError invalid_request */
async function planChange(
  actor: MemberActor,
  { job, project }: Locked,
  next: {
    terms: OutputOf<typeof jobTermsBody>;
    message: string;
    confirmed: readonly TermsQuestionCode[];
  },
) {
  const { terms, message, confirmed } = next;
  const [recipient] = await recipientsOf(actor.company_uid, [job.managed_creator_uid]);
  const sender = found(await senderOf(actor.company_uid, actor.uid));
  const links = asksForLink(terms, message)
    ? await linksForRequests(actor.company_uid, project, {
        creator_uids: [job.managed_creator_uid],
        isPreview: false,
      })
    : NO_LINKS;
  const scene = {
    sender,
    project,
    sent_on: dayInJapan(now()),
    short_urls: links.urls,
    confirmed: [...confirmed, ...askedBefore],
  };
  const plan = planSend({ terms, message, fees: [], days: [] }, [found(recipient)], scene);
  if (plan.problems.length > 0) {
    throw new AppError("invalid_request", { fields: problemFields(plan.problems, 1) });
  }
  const code = links.codes.get(job.managed_creator_uid);
  if (code) await makeRequestLink(actor, project, { job_request_uid: job.uid, code });
  const planned = found(plan.requests.get(job.managed_creator_uid));
  const filled = Object.fromEntries(variableTerms.map((key) => [key, planned.terms[key]]));
  const content = { ...terms, ...filled };
  const fields = stillSaid(job.terms, content, project);
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
  return { content, message: planned.message };
}

/** Puts a version in force and tells the creator, in the open transaction. */
async function putInForce(
  actor: MemberActor,
  { job, creator }: Locked,
  next: {
    content: Omit<StoredTerms, "orderer" | "contractor" | "ordered_on">;
    occasion: Occasion;
    message?: string;
  },
): Promise<number> {
  const { company_uid } = actor;
  const at = now();
  const { chat_room_uid } = job;
  if (!chat_room_uid) throw new AppError("conflict");
  const [recipient] = await recipientsOf(company_uid, [job.managed_creator_uid]);
  const { tax_rounding } = found(await senderOf(company_uid, actor.uid));
  const terms = {
    ...next.content,
    tax: feeTaxOf(found(recipient), tax_rounding),
    orderer: actor.company.name,
    contractor: creator.real_name.trim() || creator.display_name,
    ordered_on: dayInJapan(at),
  };
  const version = {
    company_uid,
    job_request_uid: job.uid,
    version: job.version + 1,
    terms,
    sent_by: actor.uid,
    scheduled_at: null,
    sent_at: at,
    answer: null,
    answered_at: null,
    answered_by: null,
    wish: null,
    created_at: at,
  };
  await insertVersion(version);
  await mirrorVersion(version);
  await deliverJob({
    request: { ...job, ...version, fee: terms.fee, chat_room_uid },
    email: creator.email,
    project_name: job.project_name,
    occasion: next.occasion,
    previous: job.terms,
    ...(next.message ? { message: next.message } : {}),
  });
  await enqueue(deliverMails, {});
  return version.version;
}

/**
 * Changed terms as the next version, to be answered by the creator.
 * @throws AppError not_found, stale_version (other terms are in force than those seen), project_archived, conflict
 */
export function sendJobTerms(
  actor: MemberActor,
  {
    id,
    version,
    terms,
    message,
    confirmed,
  }: {
    id: string;
    version: number;
    terms: OutputOf<typeof jobTermsBody>;
    message: string;
    confirmed: readonly TermsQuestionCode[];
  },
): Promise<JobVersions> {
  return inTransaction(async () => {
    const locked = await lockJob(actor.company_uid, id);
    const { job } = locked;
    if (job.version !== version)
      throw overtaken(job, `先に第${job.version}版が送られています。最新の条件を確認してください。`);
    if (!job.sent_at || (job.job_status !== "requested" && job.job_status !== "negotiating"))
      throw overtaken(
        job,
        "条件を変えて送れるのは「打診中」か「条件調整中」のときだけです。確定した条件は、いったん「条件調整中」に戻してから変えてください。",
      );
    if (termsChanges(job.terms, terms).length === 0)
      throw conflict("変わった条件がありません。条件を変えてから送ってください。");
    refuseUnreachable(locked);
    const next = await planChange(actor, locked, { terms, message, confirmed });
    const sent = await putInForce(actor, locked, { ...next, occasion: "changed" });
    await audit("job.terms", id, { version: sent });
    return listJobVersions(actor, { id });
  });
}

/**
 * The creator's wish becomes the next version, agreed to by both sides. `answered_at` names the wish that was seen.
 * @throws AppError not_found, stale_version, project_archived, conflict (nothing that could be agreed to as it is)
 */
export function acceptJobWish(
  actor: MemberActor,
  { id, version, answered_at }: { id: string; version: number; answered_at: string },
): Promise<JobVersions> {
  return inTransaction(async () => {
    const locked = await lockJob(actor.company_uid, id);
    const { job } = locked;
    const current = (await versionsOf(actor.company_uid, id)).find(
      ({ row }) => row.version === job.version,
    )?.row;
    const isOpen =
      job.version === version &&
      job.job_status === "negotiating" &&
      current?.answer === "negotiating" &&
      current.answered_by === null &&
      current.answered_at?.toISOString() === new Date(answered_at).toISOString();
    if (!isOpen || !current.wish)
      throw overtaken(
        job,
        "この希望への回答は済んでいるか、希望が変わりました。最新の条件を確認してください。",
      );
    const why = whyNotWished(job.terms, current.wish);
    if (why) throw conflict(why);
    refuseUnreachable(locked);
    const { orderer, contractor, ordered_on, ...content } = wishedTerms(job.terms, current.wish);
    const agreed = await putInForce(actor, locked, { content, occasion: "wish_accepted" });
    await audit("job.accept_wish", id, { version: agreed });
    return listJobVersions(actor, { id });
  });
}

/** Takes a scheduled request back; what was sent before stays in force. @throws AppError not_found */
export function cancelScheduledJob(
  { company_uid }: MemberActor,
  { id }: { id: string },
): Promise<{ cancelled: boolean }> {
  return inTransaction(async () => {
    const { project_uid, managed_creator_uid } = found(await findJobRequest(company_uid, id));
    found((await lockCreators(company_uid, project_uid, [managed_creator_uid]))[0]);
    const count = await deleteUnsent(company_uid, project_uid, [managed_creator_uid]);
    if (count > 0) {
      await audit("job.cancel_schedule", id);
      await publishRows(company_uid, project_uid, [managed_creator_uid]);
    }
    return { cancelled: count > 0 };
  });
}
