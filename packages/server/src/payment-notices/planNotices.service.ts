import {
  clockStart,
  type createPaymentNotices,
  noticeObstacleLabels,
  type ParsedBodyOf,
  type SkippedJob,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { type JobForNotice, jobsForNotice } from "./candidates.repository.ts";
import { dueOfJob, lineOfJob, receivedOn } from "./jobLines.ts";
import { checkDays, checkDue, type NewLine, type NoticePlan, projectOf, usualDue } from "./noticePlan.ts";
import type { NoticeActor } from "./noticeViews.service.ts";
import { companyParties, creatorParties, findCreatorParty } from "./parties.repository.ts";
import { payeeNameOf } from "./parties.ts";
import { projectNames } from "./projectNames.repository.ts";
import { requireReader } from "./requireStanding.service.ts";

export type CreateBody = ParsedBodyOf<typeof createPaymentNotices>;
type FromJobs = Extract<CreateBody, { job_request_uids: string[] }>;
type ByHand = Extract<CreateBody, { payee_uid: string }>;
type ForCompany = Extract<CreateBody, { company_uid: string }>;
type LineBody = ByHand["lines"][number];

export interface Plans {
  readonly plans: readonly NoticePlan[];
  readonly skipped: readonly SkippedJob[];
}

/**
 * What a body would make. `except` names the notice that gives up its jobs for it.
 * @throws AppError not_found, forbidden, due_too_late, invalid_request
 */
export function planNotices(actor: NoticeActor, body: CreateBody, except = ""): Promise<Plans> {
  if (actor.kind === "operator") {
    if (!("company_uid" in body)) {
      throw new AppError("forbidden", {
        message: "運営が作成できるのは、企業あての支払通知書だけです。宛先の企業を選んでください。",
      });
    }
    return forCompany(body);
  }
  if ("company_uid" in body) {
    throw new AppError("forbidden", {
      message: "企業あての支払通知書は運営が作成します。支払先のクリエイターを選んでください。",
    });
  }
  return "job_request_uids" in body ? fromJobs(actor, body, except) : byHand(actor, body, except);
}

const companyOf = async (uid: string) => found((await companyParties([uid]))[0]);

const skippedJob = (job: JobForNotice): SkippedJob => {
  const obstacle = job.obstacle ?? "on_notice";
  const number = obstacle === "on_notice" && job.other_number ? `（${job.other_number}）` : "";
  return {
    job_request_uid: job.job_request_uid,
    creator: job.creator,
    project: job.project,
    obstacle,
    message: `${noticeObstacleLabels[obstacle]}${number}`,
  };
};

/** One notice per creator, in the order in which they were asked for. */
async function fromJobs(actor: MemberActor, body: FromJobs, except: string): Promise<Plans> {
  const { company_uid } = actor;
  const uids = [...new Set(body.job_request_uids)];
  const found_jobs = new Map(
    (await jobsForNotice(company_uid, uids, except)).map((job) => [job.job_request_uid, job]),
  );
  const jobs = uids.map((uid) => found(found_jobs.get(uid)));
  const company = await companyOf(company_uid);
  const byCreator = Map.groupBy(
    jobs.filter(({ obstacle }) => obstacle === null),
    ({ creator }) => creator.uid,
  );
  const today = dayInJapan(now());
  return {
    plans: [...byCreator].map(([creator_uid, theirs]) => {
      const lines = theirs
        .map((job) => lineOfJob(job, today))
        .sort((a, b) => (a.transaction_on < b.transaction_on ? -1 : 1));
      const days = theirs.map((job) => receivedOn(job, today)).sort();
      const received_on = days[0] ?? today;
      const promised = theirs.map((job) => dueOfJob(job, received_on, today)).sort();
      const due_on = body.due_on ?? promised[0] ?? usualDue(received_on, today);
      checkDue(due_on, received_on);
      const [first] = theirs;
      return {
        company,
        direction: "company_to_creator",
        managed_creator_uid: creator_uid,
        project_uid: projectOf(lines),
        received_on,
        due_on,
        note: body.note,
        lines,
        searched: [
          first?.payee_name ?? "",
          first?.creator.name ?? "",
          ...new Set(theirs.map(({ project }) => project.name)),
        ],
      } satisfies NoticePlan;
    }),
    skipped: jobs.filter(({ obstacle }) => obstacle !== null).map(skippedJob),
  };
}

interface LinesWithJobs {
  readonly lines: NewLine[];
  /** When the work of each job was received. */
  readonly received: readonly string[];
}

/** @throws AppError invalid_request: a line names a job that is not this creator's, or that cannot be taken */
async function withJobs(
  company_uid: string,
  lines: readonly LineBody[],
  { creator_uid, project_uid, except }: { creator_uid: string; project_uid: string | null; except: string },
): Promise<LinesWithJobs> {
  const uids = lines.flatMap(({ job_request_uid }) => job_request_uid ?? []);
  const jobs = new Map(
    (await jobsForNotice(company_uid, [...new Set(uids)], except)).map((job) => [job.job_request_uid, job]),
  );
  const taken = lines.map((line, index) => {
    if (line.job_request_uid === null) return { ...line, project_uid };
    const job = jobs.get(line.job_request_uid);
    const refuse = (message: string) =>
      new AppError("invalid_request", { fields: { [`lines.${index}.job_request_uid`]: message } });
    if (!job || job.creator.uid !== creator_uid)
      throw refuse("この支払先の依頼ではありません。選び直してください。");
    if (job.obstacle && job.obstacle !== "no_fee") throw refuse(skippedJob(job).message);
    return { ...line, project_uid: job.project.uid };
  });
  const today = dayInJapan(now());
  return { lines: taken, received: [...jobs.values()].map((job) => receivedOn(job, today)) };
}

/** @throws AppError not_found: no project of this company */
async function checkProject(company_uid: string, project_uid: string | null): Promise<string[]> {
  if (project_uid === null) return [];
  return [found((await projectNames([project_uid], company_uid)).get(project_uid))];
}

/** Everything of a notice to a creator that is written by hand. */
export async function planByHand(
  company_uid: string,
  creator_uid: string,
  body: Omit<ByHand, "payee_uid" | "replaces">,
  except: string,
): Promise<NoticePlan> {
  const [creator] = await creatorParties([creator_uid]);
  if (creator?.company_uid !== company_uid) throw new AppError("not_found");
  const names = await checkProject(company_uid, body.project_uid);
  const { project_uid } = body;
  const { lines, received } = await withJobs(company_uid, body.lines, { creator_uid, project_uid, except });
  const { received_on } = body;
  const today = dayInJapan(now());
  const due_on = body.due_on ?? usualDue(clockStart(received_on, received), today);
  checkDays({ received_on, due_on }, { today, jobs: received });
  return {
    company: await companyOf(company_uid),
    direction: "company_to_creator",
    managed_creator_uid: creator_uid,
    project_uid: project_uid ?? projectOf(lines),
    received_on,
    due_on,
    note: body.note,
    lines,
    searched: [payeeNameOf(creator), creator.display_name, ...names],
  };
}

async function byHand({ company_uid }: MemberActor, body: ByHand, except: string): Promise<Plans> {
  found(await findCreatorParty(company_uid, body.payee_uid));
  return { plans: [await planByHand(company_uid, body.payee_uid, body, except)], skipped: [] };
}

/** Everything of a notice of the operator to a company. */
export async function planForCompany({
  company_uid,
  received_on,
  note,
  lines,
  due_on = usualDue(received_on, dayInJapan(now())),
}: Omit<ForCompany, "replaces">): Promise<NoticePlan> {
  checkDays({ received_on, due_on }, { today: dayInJapan(now()), jobs: [] });
  const job = lines.findIndex(({ job_request_uid }) => job_request_uid !== null);
  if (job >= 0) {
    throw new AppError("invalid_request", {
      fields: { [`lines.${job}.job_request_uid`]: "企業あての支払通知書には依頼を載せられません。" },
    });
  }
  const company = await companyOf(company_uid);
  await requireReader(company_uid, "conflict");
  return {
    company,
    direction: "operator_to_company",
    managed_creator_uid: null,
    project_uid: null,
    received_on,
    due_on,
    note,
    lines: lines.map((line) => ({ ...line, project_uid: null })),
    searched: [company.name],
  };
}

const forCompany = async (body: ForCompany): Promise<Plans> => ({
  plans: [await planForCompany(body)],
  skipped: [],
});
