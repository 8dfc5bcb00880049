import type { DraftComment, OutputOf } from "@tsumugi/contract";
import type { draftCommentBody } from "@tsumugi/contract/schemas";
import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import * as repository from "./draftComments.repository.ts";
import { presentDraftComment } from "./jobDrafts.presenter.ts";
import { type DraftRow, draftTerms, findDraft } from "./jobDrafts.repository.ts";
import { draftsClosed } from "./storeDraft.service.ts";

type NewComment = OutputOf<typeof draftCommentBody>;

interface Writer {
  readonly company_uid: string;
  readonly job_request_uid: string;
  /** Null: the creator. */
  readonly member_uid: string | null;
}

/** A comment on a draft of the job. @throws AppError not_found, invalid_request, idempotency_mismatch */
export function addDraftComment(
  { company_uid, uid: member_uid }: MemberActor,
  { id: job_request_uid, draft_uid, comment }: { id: string; draft_uid: string; comment: NewComment },
): Promise<DraftComment> {
  return write({ company_uid, job_request_uid, member_uid }, draft_uid, comment);
}

/** The creator's, on a draft of the link's own job. @throws AppError as above, and contract_expired */
export async function addReplyDraftComment(
  { company_uid, job_request_uid }: CreatorActor,
  { draft_uid, comment }: { draft_uid: string; comment: NewComment },
): Promise<DraftComment> {
  const { contract_ends_on } = found(await draftTerms(company_uid, job_request_uid));
  const closed = draftsClosed(contract_ends_on);
  if (closed) throw new AppError("contract_expired", { message: closed });
  return write({ company_uid, job_request_uid, member_uid: null }, draft_uid, comment);
}

function write(writer: Writer, draft_uid: string, { id: uid, place, text }: NewComment) {
  return inTransaction(async () => {
    const { company_uid, job_request_uid, member_uid } = writer;
    const draft = found(await findDraft(company_uid, job_request_uid, draft_uid));
    refuseNowhere(draft, place);
    const row = { company_uid, uid, draft_uid, place, text, written_by: member_uid, created_at: now() };
    const isNew = await repository.insertDraftComment(row);
    const stored = await repository.findDraftComment(company_uid, { job_request_uid, draft_uid, uid });
    const isSame = stored?.row.text === text && stored.row.written_by === member_uid;
    if (!isSame) throw new AppError("idempotency_mismatch");
    if (isNew) await announce(company_uid, job_request_uid);
    return presentDraftComment(stored, await creatorOf(company_uid, job_request_uid));
  });
}

/** A comment stands where there is something. @throws AppError invalid_request */
function refuseNowhere(draft: DraftRow, place: NewComment["place"]): void {
  const isThere =
    place.kind === "image"
      ? draft.images.some(({ uid }) => uid === place.image_uid)
      : place.kind === "text"
        ? draft.text.slice(place.start, place.end) === place.quote
        : place.kind === "whole" || draft.video_url !== "";
  if (isThere) return;
  throw new AppError("invalid_request", {
    fields: { place: "コメントを付ける場所が、この版の下書きにありません。場所を選び直してください。" },
  });
}

const creatorOf = async (company_uid: string, job_request_uid: string) =>
  found(await draftTerms(company_uid, job_request_uid)).creator;

/** Screens with the job load its drafts again. */
async function announce(company_uid: string, job_request_uid: string): Promise<void> {
  const room = await findJobRoom(company_uid, job_request_uid);
  if (room) await notifyRoom(room);
}

interface CommentRef {
  readonly id: string;
  readonly draft_uid: string;
  readonly comment_uid: string;
}

const refOf = ({ id, draft_uid, comment_uid }: CommentRef): repository.DraftCommentRef => ({
  job_request_uid: id,
  draft_uid,
  uid: comment_uid,
});

/** Resolved again changes nothing. @throws AppError not_found */
export function resolveDraftComment(
  { company_uid, uid: by }: MemberActor,
  { resolved, ...call }: CommentRef & { resolved: boolean },
): Promise<DraftComment> {
  return inTransaction(async () => {
    const ref = refOf(call);
    const { row } = found(await repository.findDraftComment(company_uid, ref));
    if ((row.resolved_at !== null) !== resolved) {
      const values = resolved
        ? { resolved_at: now(), resolved_by: by }
        : { resolved_at: null, resolved_by: null };
      await repository.updateDraftComment(company_uid, ref.uid, values);
      await announce(company_uid, ref.job_request_uid);
    }
    const stored = found(await repository.findDraftComment(company_uid, ref));
    return presentDraftComment(stored, await creatorOf(company_uid, ref.job_request_uid));
  });
}

/** @throws AppError not_found, forbidden (another's) */
export function deleteDraftComment({ company_uid, uid }: MemberActor, call: CommentRef): Promise<void> {
  return inTransaction(async () => {
    const ref = refOf(call);
    const { row } = found(await repository.findDraftComment(company_uid, ref));
    if (row.written_by !== uid) {
      throw new AppError("forbidden", {
        message: "ほかの人のコメントは削除できません。済んだコメントは「解決」にしてください。",
      });
    }
    await repository.removeDraftComment(company_uid, ref.uid);
    await announce(company_uid, ref.job_request_uid);
  });
}
