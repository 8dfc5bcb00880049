import { creatorDeadlines } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now, publicUrl } from "../core/context.ts";
import { hashToken, newToken } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { queueMail } from "../core/mail.ts";
import { deliverMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { createMailLink } from "../job-requests/replyTokens.service.ts";
import { lockCreators } from "../projects/projectCreators.repository.ts";
import { type CreatorMailContent, creatorMail } from "./creatorMail.presenter.ts";
import { deleteMails, type JobFacts, jobFacts, lockPlanned, updateMails } from "./creatorMails.repository.ts";
import { isStep, judge, lacksAddress, newMessages, remindedJob, stoppableOf } from "./judge.ts";
import { after, byDay, SETTLE_MS, UNREAD_MS } from "./mailTimes.ts";
import { deadlineOf } from "./reminders.ts";
import { type CreatorMailRow, noteRead } from "./scheduledMails.repository.ts";

/**
 * Sends what is due about one job, as one mail: judged and queued in one transaction, with the job's row held, so that
 * nothing goes out that has just stopped being true, and nothing twice. `only`: this fact alone, and now.
 */
export function sendJobMails(
  company_uid: string,
  job_request_uid: string,
  only?: { readonly fact: string },
): Promise<void> {
  return inTransaction(async () => {
    const at = now();
    const before = await jobFacts(company_uid, job_request_uid, at);
    if (!before) return;
    const { project_uid, managed_creator_uid } = before.request;
    await lockCreators(company_uid, project_uid, [managed_creator_uid]);
    const waiting = await lockPlanned(company_uid, job_request_uid);
    const mails = only ? waiting.filter(({ fact }) => fact === only.fact) : dueTogether(waiting, at);
    const facts = mails.length > 0 && (await jobFacts(company_uid, job_request_uid, at));
    if (!facts) return;
    const sent = await decide(mails, facts, at);
    if (sent.length > 0) await queueOne(sent, facts, at);
  });
}

/**
 * Where something is due, what would follow within minutes goes with it, and so do unread messages. A step that can still be
 * taken back is waited for: all go out together once its minutes are over.
 */
function dueTogether(waiting: readonly CreatorMailRow[], at: Date): readonly CreatorMailRow[] {
  const isDue = ({ due_at, at_once }: CreatorMailRow) => due_at <= at && (at_once || byDay(at) <= at);
  const isUnsettled = ({ kind, created_at, due_at }: CreatorMailRow) =>
    isStep(kind) && due_at > at && after(created_at, SETTLE_MS) > at;
  if (waiting.some(isUnsettled)) return [];
  if (!waiting.some(isDue)) return waiting.filter(({ due_at }) => due_at <= at);
  const soon = after(at, UNREAD_MS);
  return waiting.filter((mail) => isDue(mail) || mail.due_at <= soon || mail.kind === "message");
}

/** Drops, puts off or forgets; answers what goes out. */
async function decide(
  mails: readonly CreatorMailRow[],
  facts: JobFacts,
  at: Date,
): Promise<CreatorMailRow[]> {
  const judged = mails.map((mail) => ({ mail, judgement: judge(mail, facts, at) }));
  const sent = judged.filter(({ judgement }) => judgement.verdict === "send").map(({ mail }) => mail);
  for (const { mail, judgement } of judged) {
    if (judgement.verdict === "drop")
      await updateMails([mail.uid], { state: "dropped", reason: judgement.reason, decided_at: at });
    if (judgement.verdict === "forget") await deleteMails([mail.uid]);
    if (judgement.verdict !== "wait") continue;
    // Another mail goes out anyway: the messages join it, and need none of their own.
    if (mail.kind === "message" && sent.length > 0) sent.push(mail);
    else await updateMails([mail.uid], { due_at: byDay(judgement.until) });
  }
  const isNight = byDay(at) > at && !sent.some(({ at_once }) => at_once);
  if (!isNight) return sent;
  await updateMails(
    sent.map(({ uid }) => uid),
    { due_at: byDay(at) },
  );
  return [];
}

/** What a mail about these facts says. */
export function contentOf(
  mails: readonly Pick<CreatorMailRow, "kind" | "deadline" | "deadline_on">[],
  facts: JobFacts,
  given: {
    readonly at: Date;
    readonly link: string;
    readonly expires_at: Date;
    readonly stop: string | null;
  },
): CreatorMailContent {
  const { request, project, email } = facts;
  const step = deadlineOf(remindedJob(facts));
  const isWithMessages = mails.some(({ kind }) => kind === "message");
  return {
    to: email,
    project_name: project.name,
    orderer: request.terms.orderer,
    contractor: request.terms.contractor,
    facts: mails,
    messages: isWithMessages
      ? newMessages(facts).map(({ text, images }) => ({ text, image_count: images.length }))
      : [],
    parcel: facts.shipment?.sent_on ? facts.shipment : null,
    next: step?.on && creatorDeadlines.includes(step.kind) ? { kind: step.kind, on: step.on } : null,
    lacks_address: lacksAddress(facts),
    is_draft_approved: facts.is_draft_approved,
    today: dayInJapan(given.at),
    link: given.link,
    lastDay: addDays(dayInJapan(given.expires_at), -1),
    stop: given.stop,
  };
}

async function queueOne(mails: readonly CreatorMailRow[], facts: JobFacts, at: Date): Promise<void> {
  const [lead] = mails;
  const { link, request, email } = facts;
  if (!lead || !link) return;
  const { company_uid, job_request_uid } = lead;
  const stopToken = mails.some(({ kind }) => stoppableOf(kind)) ? newToken() : null;
  const stop = stopToken && publicUrl(`/stop/${stopToken}`);
  const url = await createMailLink(request, email, link);
  const content = contentOf(mails, facts, { at, link: url, expires_at: link.expires_at, stop });
  const outbox_uid = await queueMail({
    ...creatorMail(content),
    kind: `creator_${lead.kind}`,
    company_uid,
    dedupeKey: `creator_mail:${lead.uid}`,
    ...(stopToken ? { unsubscribe: publicUrl(`/mail_stops/${stopToken}`) } : {}),
  });
  await updateMails(
    mails.map(({ uid }) => uid),
    { state: "queued", decided_at: at, outbox_uid: outbox_uid ?? null },
  );
  if (stopToken) await updateMails([lead.uid], { token_hash: hashToken(stopToken) });
  const seq = newMessages(facts).at(-1)?.seq;
  if (seq !== undefined && mails.some(({ kind }) => kind === "message"))
    await noteRead(company_uid, job_request_uid, { mailed_seq: seq, mailed_at: at });
  await enqueue(deliverMails, {});
}
