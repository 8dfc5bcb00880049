import type { SendJobResponse, TermsQuestionCode } from "@tsumugi/contract";
import { openJobRoom } from "../../chat-rooms/chat-rooms.service.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import type { StoredSend, StoredTerms } from "../../db/schema/job-requests.ts";
import type { JobRequestRow } from "../../job-requests/job-requests.presenter.ts";
import {
  insertJobRequests,
  requestsOfProject,
  updateJobRequest,
} from "../../job-requests/job-requests.repository.ts";
import { insertVersion, mirrorVersion, versionStates } from "../../job-requests/jobVersions.repository.ts";
import {
  asksForLink,
  linksForRequests,
  makeRequestLink,
  NO_LINKS,
} from "../../short-links/requestLinks.service.ts";
import { deliverJob } from "../deliverJob.service.ts";
import { lockCreators } from "../projectCreators.repository.ts";
import type { ProjectRow } from "../projects.presenter.ts";
import { whySkipped, whyWaiting } from "../whySkipped.ts";
import { waitingItems } from "./jobSends.repository.ts";
import { type RecipientRow, recipientsOf, senderOf } from "./recipients.repository.ts";
import { planSend, problemFields } from "./sendPlan.ts";

type Skipped = SendJobResponse["skipped"][number];

/** In whose name requests go out. */
export interface SentBy {
  readonly company_uid: string;
  readonly uid: string;
}

/** When the requests go out: at the time asked for, as long as it is to come; null: now. */
export const sendTimeOf = ({ send_at }: Pick<StoredSend, "send_at">): Date | null =>
  send_at !== null && new Date(send_at) > now() ? new Date(send_at) : null;

/** The company's creators by uid. @throws AppError not_found, naming the uids that are none */
export async function knownRecipients(
  company_uid: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, RecipientRow>> {
  const creators = new Map((await recipientsOf(company_uid, uids)).map((row) => [row.uid, row]));
  const unknown = uids.filter((uid) => !creators.has(uid));
  if (unknown.length > 0) {
    throw new AppError("not_found", {
      message: `クリエイターが見つかりません（${unknown.slice(0, 5).join("、")}${unknown.length > 5 ? "など" : ""}）。削除されたか、IDが違います。`,
    });
  }
  return creators;
}

/**
 * What stands at this moment of the creators of a send: their rows, which stay locked, earlier requests, and who gets
 * nothing for which reason.
 */
export async function stateOfRecipients(
  company_uid: string,
  project_uid: string,
  creators: ReadonlyMap<string, RecipientRow>,
  by_link: readonly string[],
  /** The worker of a send leaves the waiting ones in: they are its own. */
  { skipsWaiting }: { skipsWaiting: boolean },
) {
  const uids = [...creators.keys()].sort();
  // Held from here on: a second call at the same time waits, then finds the requests of the first.
  const locked = await lockCreators(company_uid, project_uid, uids);
  const rows = new Map(locked.map((row) => [row.managed_creator_uid, row]));
  const found = await requestsOfProject(company_uid, project_uid, uids);
  const requests = new Map(found.map((row) => [row.managed_creator_uid, row]));
  const states = await versionStates(
    company_uid,
    found.map(({ uid }) => uid),
  );
  const waiting = new Map(
    (skipsWaiting ? await waitingItems(company_uid, project_uid, uids) : []).map(
      ({ creator_uid, by, due_at, body: { send_at } }) => [
        creator_uid,
        whyWaiting({ by, due_at, send_at }, now()),
      ],
    ),
  );
  const skipped: Skipped[] = [];
  const ready: RecipientRow[] = [];
  for (const [creator_uid, creator] of [...creators].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = requests.get(creator_uid);
    const state = before && states.get(before.uid);
    const why =
      waiting.get(creator_uid) ??
      whySkipped(
        by_link.includes(creator_uid) ? { ...creator, email: creator.email || "-" } : creator,
        rows.get(creator_uid),
        before && { was_sent: before.sent_at !== null, waits_until: state?.waits_until ?? null },
      );
    if (why) skipped.push({ creator_uid, ...why });
    else ready.push(creator);
  }
  return { rows, requests, states, ready, skipped };
}

export type RecipientState = Awaited<ReturnType<typeof stateOfRecipients>>;

/** The terms made out to those who are ready, as they go out at the time of the send. */
export async function planFor(
  by: SentBy,
  project: ProjectRow,
  order: StoredSend,
  {
    ready,
    confirmed,
    isPreview = false,
  }: {
    ready: readonly RecipientRow[];
    confirmed: readonly TermsQuestionCode[] | "all";
    isPreview?: boolean;
  },
) {
  const sender = found(await senderOf(by.company_uid, by.uid));
  const uids = new Set(ready.map(({ uid }) => uid));
  const own = {
    ...order,
    fees: order.fees.filter(({ creator_uid }) => uids.has(creator_uid)),
    days: order.days.filter(({ creator_uid }) => uids.has(creator_uid)),
  };
  const { urls, codes } = asksForLink(order.terms, order.message)
    ? await linksForRequests(by.company_uid, project, { creator_uids: [...uids], isPreview })
    : NO_LINKS;
  const plan = planSend(own, ready, {
    sender,
    project,
    sent_on: dayInJapan(sendTimeOf(order) ?? now()),
    short_urls: urls,
    confirmed,
  });
  return { ...plan, codes };
}

/** @throws AppError invalid_request, which names what stands in the way and for whom */
export function refuseProblems(problems: Parameters<typeof problemFields>[0], all: number): void {
  if (problems.length === 0) return;
  throw new AppError("invalid_request", { fields: problemFields(problems, all) });
}

/**
 * Sends to each of these creators or schedules it, in the open transaction: version of the terms, room, comment,
 * status, link and mail. Who was 候補 again after an earlier request gets the next version of that request.
 */
export async function sendRequests(
  by: SentBy,
  project: ProjectRow,
  order: StoredSend,
  state: RecipientState,
  plan: Awaited<ReturnType<typeof planFor>>,
): Promise<SendJobResponse["sent"]> {
  const { company_uid } = by;
  const scheduled_at = sendTimeOf(order);
  const at = now();
  const sent: SendJobResponse["sent"] = [];
  for (const creator of state.ready) {
    const { terms, message } = found(plan.requests.get(creator.uid));
    const before = state.requests.get(creator.uid);
    const next = (before && state.states.get(before.uid)?.next) ?? 1;
    const key = { company_uid, project_uid: project.uid, managed_creator_uid: creator.uid };
    const request = before ?? (await firstRequest(key, { terms, scheduled_at, at, sent_by: by.uid }));
    const { chat_room_uid } = request;
    const code = plan.codes.get(creator.uid);
    if (code) await makeRequestLink(by, project, { job_request_uid: request.uid, code });
    if (!chat_room_uid) throw new AppError("conflict");
    const version = {
      company_uid,
      job_request_uid: request.uid,
      version: next,
      terms,
      sent_by: by.uid,
      scheduled_at,
      sent_at: scheduled_at ? null : at,
      answer: null,
      answered_at: null,
      answered_by: null,
      wish: null,
      created_at: at,
      message,
      by_link: creator.email === "",
    };
    await insertVersion(version);
    // What was sent before stays in force until the scheduled version goes out.
    if (before && (!scheduled_at || !before.sent_at)) await mirrorVersion(version);
    if (!scheduled_at) {
      await deliverJob({
        request: { ...request, ...version, fee: terms.fee, chat_room_uid },
        email: creator.email,
        project_name: project.name,
        occasion: before?.sent_at ? "asked_again" : "asked",
        previous: before?.sent_at ? before.terms : null,
        message,
      });
    }
    sent.push({
      creator_uid: creator.uid,
      job_request_uid: request.uid,
      chat_room_uid,
      scheduled_at: scheduled_at?.toISOString() ?? null,
    });
  }
  return sent;
}

/** The request itself with its room; what it is about is written as its first version. */
async function firstRequest(
  key: Pick<JobRequestRow, "company_uid" | "project_uid" | "managed_creator_uid">,
  first: { terms: StoredTerms; scheduled_at: Date | null; at: Date; sent_by: string },
): Promise<JobRequestRow & { chat_room_uid: string }> {
  const { terms, scheduled_at, at, sent_by } = first;
  const [request] = await insertJobRequests([
    {
      ...key,
      uid: newUid(),
      terms,
      fee: terms.fee,
      scheduled_at,
      sent_by,
      sent_at: scheduled_at ? null : at,
      created_at: at,
    },
  ]);
  if (!request) throw new AppError("conflict");
  const chat_room_uid = await openJobRoom({
    company_uid: key.company_uid,
    creator_uid: key.managed_creator_uid,
    job_request_uid: request.uid,
  });
  await updateJobRequest(key.company_uid, request.uid, { chat_room_uid });
  return { ...request, chat_room_uid };
}
