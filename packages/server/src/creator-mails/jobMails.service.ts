import {
  canGoOutNow,
  creatorMailDropLabels,
  type JobMails,
  jobStatusLabels,
  type ParsedBodyOf,
  type ProjectAutoMails,
  type ReminderPreview,
  type remindCreator as remindCreatorCall,
  type setProjectAutoMails as setProjectAutoMailsCall,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now, publicUrl } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { lockCreators } from "../projects/projectCreators.repository.ts";
import { findProject, lockProject } from "../projects/projects.repository.ts";
import { creatorMail } from "./creatorMail.presenter.ts";
import { findMail, type JobFacts, jobFacts, updateMails } from "./creatorMails.repository.ts";
import { contentOf, sendJobMails } from "./creatorMails.service.ts";
import { presentJobMails } from "./jobMails.presenter.ts";
import { type JobMailView, mailsOf, projectSettings, saveProjectSettings } from "./jobMails.repository.ts";
import { barOf, remindedJob, stoppableOf, waitsForAddress } from "./judge.ts";
import { byDay } from "./mailTimes.ts";
import { autoMailsOf, deadlineOf, keptAutoMails, remindersOf } from "./reminders.ts";
import { insertMails, noteRead } from "./scheduledMails.repository.ts";

interface JobRef {
  readonly id: string;
}

const conflict = (message: string) => new AppError("conflict", { message });

const factsOf = async (company_uid: string, id: string, at: Date): Promise<JobFacts> =>
  found(await jobFacts(company_uid, id, at));

/** The same under the job's lock: two members, or a member and the job that sends, run one after another. */
async function lockedFacts(company_uid: string, id: string, at: Date): Promise<JobFacts> {
  const { request } = await factsOf(company_uid, id, at);
  await lockCreators(company_uid, request.project_uid, [request.managed_creator_uid]);
  return factsOf(company_uid, id, at);
}

/** Reminders of the present step that are still to come; none where they are off. */
const comingReminders = (facts: JobFacts, at: Date) =>
  facts.request.sent_at && !facts.read?.auto_off && !facts.stops.includes("reminder")
    ? remindersOf(remindedJob(facts), autoMailsOf(facts.settings), dayInJapan(at))
    : [];

/** The newest reminder that went out today or is on its way, whoever asked for it. */
const remindedToday = (views: readonly JobMailView[], at: Date): JobMailView | undefined =>
  views.find(
    ({ row }) =>
      stoppableOf(row.kind) === "reminder" &&
      row.state !== "dropped" &&
      dayInJapan(row.decided_at ?? row.created_at) === dayInJapan(at),
  );

/** Mails to a job's creator: sent, planned, dropped, and what has been read. @throws AppError not_found */
export async function listJobMails(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id }: JobRef,
): Promise<JobMails> {
  const at = now();
  const facts = await factsOf(company_uid, id, at);
  const views = await mailsOf(company_uid, id);
  return presentJobMails(views, facts, {
    at,
    coming: comingReminders(facts, at),
    remindedToday: remindedToday(views, at),
  });
}

/** The planned mail as a row: a reminder whose day has not come gets one. @throws AppError not_found, conflict */
async function plannedMail(facts: JobFacts, key: string, at: Date) {
  const { company_uid, uid: job_request_uid } = facts.request;
  const reminder = comingReminders(facts, at).find(({ fact }) => fact === key);
  if (reminder) {
    const { kind, fact, deadline, deadline_on } = reminder;
    const ids = { uid: newUid(), company_uid, job_request_uid };
    await insertMails([{ ...ids, kind, fact, deadline, deadline_on, due_at: at, created_at: at }]);
  }
  const mail = found(await findMail(company_uid, job_request_uid, key));
  if (mail.state === "planned") return mail;
  throw conflict(
    mail.state === "queued"
      ? "このメールはすでに送られています。画面を読み込み直してください。"
      : "このメールは送らないことになっています。画面を読み込み直してください。",
  );
}

/** Sends a planned mail now, as far as it is still true. @throws AppError not_found, conflict with why it is not sent */
export function sendJobMailNow(actor: MemberActor, { id, key }: JobRef & { key: string }): Promise<JobMails> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const at = now();
    const facts = await lockedFacts(company_uid, id, at);
    const mail = await plannedMail(facts, key, at);
    const { kind, deadline_on } = mail;
    if (!canGoOutNow({ kind, deadline: { on: deadline_on } }, dayInJapan(at)))
      throw conflict("期限がまだ過ぎていないため、このメールは送れません。「催促する」で送ってください。");
    await updateMails([mail.uid], { at_once: true, due_at: at, by_uid: actor.uid });
    await sendJobMails(company_uid, id, { fact: key });
    const sent = await findMail(company_uid, id, key);
    if (sent?.state !== "queued") {
      const why = sent?.reason ? creatorMailDropLabels[sent.reason] : "すでに読まれています";
      throw conflict(`このメールは送れません。${why}。`);
    }
    return listJobMails(actor, { id });
  });
}

/** Takes a planned mail back for good. @throws AppError not_found, conflict */
export function stopJobMail(actor: MemberActor, { id, key }: JobRef & { key: string }): Promise<JobMails> {
  return inTransaction(async () => {
    const at = now();
    const facts = await lockedFacts(actor.company_uid, id, at);
    const mail = await plannedMail(facts, key, at);
    await updateMails([mail.uid], { state: "dropped", reason: "stopped", decided_at: at, by_uid: actor.uid });
    await audit("job.stop_mail", id, { kind: mail.kind });
    return listJobMails(actor, { id });
  });
}

/** Why nobody can be reminded of anything in this job. */
function whyNoReminder(facts: JobFacts): string | null {
  const bar = barOf(facts);
  if (bar) return `${creatorMailDropLabels[bar]}。`;
  if (facts.stops.includes("reminder"))
    return "クリエイターが期限のお知らせを止めています。メッセージで連絡してください。";
  if (facts.request.sent_at && deadlineOf(remindedJob(facts))) return null;
  return `「${jobStatusLabels[facts.row.job_status]}」のあいだは、クリエイターに催促することがありません。`;
}

const reminderNow = (facts: JobFacts) => {
  if (waitsForAddress(facts)) return { kind: "reminder", deadline: null, deadline_on: null } as const;
  const step = deadlineOf(remindedJob(facts));
  return { kind: "reminder", deadline: step?.kind ?? null, deadline_on: step?.on ?? null } as const;
};

type Reminded = ReminderPreview["deadline"];

/** The step that a reminder is about, as the preview and who sends it name it. */
const stepOf = ({ deadline, deadline_on }: ReturnType<typeof reminderNow>): Reminded =>
  deadline && { kind: deadline, on: deadline_on };
const isSameStep = (one: Reminded, other: Reminded) => one?.kind === other?.kind && one?.on === other?.on;

/** The reminder as it would be sent, but for its two links, which are made when it is. @throws AppError not_found */
export async function previewReminder(
  { company_uid }: MemberActor,
  { id }: JobRef,
): Promise<ReminderPreview> {
  const at = now();
  const facts = await factsOf(company_uid, id, at);
  const last = remindedToday(await mailsOf(company_uid, id), at);
  const mail = creatorMail(
    contentOf([reminderNow(facts)], facts, {
      at,
      link: publicUrl("/r/…"),
      expires_at: facts.link?.expires_at ?? at,
      stop: publicUrl("/stop/…"),
    }),
  );
  return {
    to: facts.email,
    subject: mail.subject,
    html: mail.html ?? "",
    text: mail.text,
    sends_at: byDay(at).toISOString(),
    deadline: stepOf(reminderNow(facts)),
    barred: whyNoReminder(facts),
    reminded_today: last
      ? { at: (last.outbox?.sent_at ?? last.row.decided_at ?? last.row.due_at).toISOString(), by: last.by }
      : null,
  };
}

/**
 * Reminds the creator of the present step by hand. At night it waits for the morning.
 * @throws AppError not_found, conflict (nothing to remind of, not what the preview said, or reminded today and `again` not set)
 */
export function remindCreator(
  actor: MemberActor,
  { id, again, deadline }: JobRef & ParsedBodyOf<typeof remindCreatorCall>,
): Promise<JobMails> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const at = now();
    const facts = await lockedFacts(company_uid, id, at);
    const why = whyNoReminder(facts);
    if (why) throw conflict(why);
    const reminder = reminderNow(facts);
    if (deadline !== undefined && !isSameStep(deadline, stepOf(reminder)))
      throw conflict(
        "ほかの人かクリエイターが先に進めたため、催促の内容が変わりました。いまの内容を確かめて、もう一度送ってください。",
      );
    const last = remindedToday(await mailsOf(company_uid, id), at);
    if (last && !again) {
      const who = last.by ? `${last.by.name}さんが` : "自動で";
      throw conflict(`今日すでに${who}催促しています。それでも送るときは、確認してから送ってください。`);
    }
    const uid = newUid();
    const fact = `reminder:${uid}`;
    await insertMails([
      {
        ...reminder,
        uid,
        company_uid,
        job_request_uid: id,
        fact,
        due_at: byDay(at),
        by_uid: actor.uid,
        created_at: at,
      },
    ]);
    await audit("job.remind", id);
    if (byDay(at) <= at) await sendJobMails(company_uid, id, { fact });
    return listJobMails(actor, { id });
  });
}

/** Reminders of their own accord, for one creator. @throws AppError not_found */
export function setJobAutoMails(actor: MemberActor, { id, on }: JobRef & { on: boolean }): Promise<JobMails> {
  return inTransaction(async () => {
    await factsOf(actor.company_uid, id, now());
    await noteRead(actor.company_uid, id, { auto_off: !on });
    return listJobMails(actor, { id });
  });
}

/** @throws AppError not_found */
export async function getProjectAutoMails(
  { company_uid }: MemberActor,
  { id }: JobRef,
): Promise<ProjectAutoMails> {
  found(await findProject(company_uid, id));
  return keptAutoMails(await projectSettings(company_uid, id));
}

/** Changes what is given. @throws AppError not_found, project_archived, stale_version with the present state */
export function setProjectAutoMails(
  actor: MemberActor,
  { id, version, ...given }: JobRef & ParsedBodyOf<typeof setProjectAutoMailsCall>,
): Promise<ProjectAutoMails> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    // Held, so that of two who change something at once the second one sees what the first one saved.
    const project = found(await lockProject(company_uid, id));
    if (project.archived_at) throw new AppError("project_archived");
    const current = keptAutoMails(await projectSettings(company_uid, id));
    if (current.version !== version) throw new AppError("stale_version", { current });
    const changes = Object.entries(given).filter(([, value]) => value !== undefined);
    const saved: ProjectAutoMails = {
      ...current,
      ...Object.fromEntries(changes),
      version: version + 1,
    };
    const { on, ...rest } = saved;
    const by = { updated_by: actor.uid, updated_at: now() };
    await saveProjectSettings({ company_uid, project_uid: id, is_on: on, ...rest, ...by });
    await audit("project.auto_mails", id, { on });
    return saved;
  });
}
