import { canMove, type OutputOf } from "@tsumugi/contract";
import type { draftBody } from "@tsumugi/contract/schemas";
import { addComment } from "../comments/comments.service.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint, newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { lockCreators } from "../projects/projectCreators.repository.ts";
import { draftImages, tieToDraft } from "../uploads/uploads.repository.ts";
import {
  type DraftRow,
  draftTerms,
  findDraft,
  insertDraft,
  newestDraft,
  nextDraftVersion,
  setDraftState,
} from "./jobDrafts.repository.ts";

export type NewDraft = OutputOf<typeof draftBody>;

/** Whose draft it is: the creator hands it in, or a member records what came by another way. */
export interface DraftSender {
  readonly company_uid: string;
  readonly job_request_uid: string;
  readonly member_uid: string | null;
}

/** Why the creator can hand in nothing although the status allows it; null: nothing hinders. */
export const draftsClosed = (contract_ends_on: string): string | null =>
  dayInJapan(now()) > contract_ends_on
    ? "依頼元の企業とツムギの契約期間が終わっているため、このページから下書きは提出できません。依頼元の担当者に直接ご連絡ください。"
    : null;

/** Path of the page on which a draft is looked at. */
export const draftPath = (job: Pick<JobRequestView, "project_uid" | "uid">, version: number): string =>
  `/projects/${job.project_uid}/drafts/${job.uid}?version=${version}`;

/** The job under its lock, so that drafts, decisions and moves run one after another. @throws AppError not_found */
export async function lockDraftJob(company_uid: string, job_request_uid: string): Promise<JobRequestView> {
  const { project_uid, managed_creator_uid } = found(await findJobRequest(company_uid, job_request_uid));
  found((await lockCreators(company_uid, project_uid, [managed_creator_uid]))[0]);
  return found(await findJobRequest(company_uid, job_request_uid));
}

/**
 * A draft to look at: the next version, a message in the room, and the job moves to 下書き確認中. The one that waited
 * is replaced. The same id, or the same draft again before anybody has decided, changes nothing.
 * @throws AppError not_found, illegal_transition, contract_expired, idempotency_mismatch, invalid_request
 */
export function storeDraft(sender: DraftSender, draft: NewDraft): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, job_request_uid, member_uid } = sender;
    const job = await lockDraftJob(company_uid, job_request_uid);
    const { contract_ends_on } = found(await draftTerms(company_uid, job_request_uid));
    const closed = member_uid === null ? draftsClosed(contract_ends_on) : null;
    if (closed) throw new AppError("contract_expired", { message: closed });
    const body_hash = fingerprint([draft.text, draft.url ?? "", draft.images]);
    if (await isStored(sender, draft, body_hash)) return;
    refuseClosedJob(job, member_uid);
    const writer = member_uid ?? job.managed_creator_uid;
    const room = found(job.chat_room_uid);
    const images = await imagesOf(company_uid, { room_uid: room, job_request_uid, writer }, draft.images);
    const uid = draft.id ?? newUid();
    const version = await nextDraftVersion(company_uid, job_request_uid);
    await setDraftState(company_uid, job_request_uid, ["waiting"], "replaced");
    await insertDraft({
      uid,
      company_uid,
      job_request_uid,
      version,
      text: draft.text,
      video_url: draft.url ?? "",
      images,
      state: "waiting",
      submitted_at: now(),
      recorded_by: member_uid,
      body_hash,
    });
    await tieToDraft(company_uid, draft.images, uid);
    await moveJobStatus({
      company_uid,
      project_uid: job.project_uid,
      creator_uids: [job.managed_creator_uid],
      to: "draft_review",
      by: member_uid === null ? "creator" : "staff",
      by_uid: writer,
    });
    const text = messageOf(draft, version, member_uid !== null);
    // Under the draft's own id: a decision on the draft answers this message.
    await addComment({ room_uid: room, uid: writer, id: uid, text, kind: "message" });
    await notifyMembers({
      company_uid,
      kind: "draft_submitted",
      title: `${job.creator_name}さんが下書きを提出しました`,
      body: `${job.project_name}: 第${version}版`,
      href: draftPath(job, version),
      except: member_uid,
    });
  });
}

/** Whether this very draft is there already. @throws AppError idempotency_mismatch */
async function isStored(
  { company_uid, job_request_uid }: DraftSender,
  { id }: NewDraft,
  body_hash: string,
): Promise<boolean> {
  const before = id === undefined ? undefined : await findDraft(company_uid, job_request_uid, id);
  if (before && before.body_hash !== body_hash) throw new AppError("idempotency_mismatch");
  const newest: DraftRow | undefined = before ?? (await newestDraft(company_uid, job_request_uid));
  return before !== undefined || (newest?.state === "waiting" && newest.body_hash === body_hash);
}

function refuseClosedJob({ job_status }: JobRequestView, member_uid: string | null): void {
  const isOpen =
    job_status === "draft_review" ||
    canMove(job_status, "draft_review", member_uid === null ? "creator" : "staff");
  if (isOpen) return;
  const message =
    job_status === "approved"
      ? "下書きはすでに承認されています。変えたいところがあるときは、先にメッセージで相談してください。"
      : "いまは下書きを提出できません。確認したいことはメッセージでお尋ねください。";
  throw new AppError("illegal_transition", { message, current: { job_status } });
}

async function imagesOf(
  company_uid: string,
  place: { readonly room_uid: string; readonly job_request_uid: string; readonly writer: string },
  uids: readonly string[],
) {
  if (uids.length === 0) return [];
  const rows = new Map((await draftImages(company_uid, place, uids)).map((image) => [image.uid, image]));
  return uids.map((uid, index) => {
    const image = rows.get(uid);
    if (image) return image;
    throw new AppError("invalid_request", {
      message: "画像の保存期限が切れました。画像をもう一度選んで、送り直してください。",
      fields: { [`images.${index}`]: "画像の保存期限が切れました。もう一度選んでください。" },
    });
  });
}

const messageOf = ({ text, url, images }: NewDraft, version: number, isRecorded: boolean): string =>
  [
    `【下書き 第${version}版${isRecorded ? "（担当者が記録）" : ""}】`,
    text.trim(),
    url ?? "",
    images.length > 0 ? `画像${images.length}枚` : "",
  ]
    .filter(Boolean)
    .join("\n");
