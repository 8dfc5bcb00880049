import {
  canMove,
  type DraftCheckResult,
  draftChecklist,
  draftStateLabels,
  type JobDrafts,
  type OutputOf,
} from "@tsumugi/contract";
import type { draftReviewBody } from "@tsumugi/contract/schemas";
import { addSystemComment } from "../comments/comments.service.ts";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import {
  type DraftRow,
  findDraft,
  insertReview,
  newestDraft,
  type ReviewView,
  reviewsOf,
  setStateOf,
} from "./jobDrafts.repository.ts";
import { listJobDrafts, revisionsIn, termsOf } from "./jobDrafts.service.ts";
import { draftPath, lockDraftJob } from "./storeDraft.service.ts";

type Decision = OutputOf<typeof draftReviewBody>;
type Terms = Awaited<ReturnType<typeof termsOf>>;

interface Scene {
  readonly actor: MemberActor;
  readonly job: JobRequestView;
  readonly draft: DraftRow;
  readonly terms: Terms;
  readonly reviews: readonly ReviewView[];
}

/**
 * Approves the newest draft or sends it back: decision, status, history and the room's line commit together. The same
 * decision of the same member again changes nothing.
 * @throws AppError not_found, stale_version (a newer draft, or somebody was faster), illegal_transition, invalid_request
 */
export function reviewJobDraft(
  actor: MemberActor,
  { id, draft_uid, ...decision }: { id: string; draft_uid: string } & Decision,
): Promise<JobDrafts> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const job = await lockDraftJob(company_uid, id);
    const draft = found(await findDraft(company_uid, id, draft_uid));
    const terms = await termsOf(company_uid, job);
    const reviews = await reviewsOf(company_uid, id);
    const scene = { actor, job, draft, terms, reviews };
    if (!hasDecided(scene, decision)) {
      await refuseStale(scene, decision);
      if (decision.decision === "approved") await approve(scene, decision);
      else await sendBack(scene, decision);
    }
    return listJobDrafts(actor, { id });
  });
}

const standing = ({ draft, reviews }: Scene) =>
  reviews.filter(({ row }) => row.draft_uid === draft.uid && row.withdrawn_at === null);

const hasDecided = (scene: Scene, { decision }: Decision): boolean =>
  standing(scene).some(({ row }) => row.decision === decision && row.reviewed_by === scene.actor.uid) &&
  (scene.draft.state === decision || scene.draft.state === "waiting");

/** Decided on is what is shown: the newest version, in a state that still allows it. */
async function refuseStale({ job, draft }: Scene, { decision }: Decision): Promise<void> {
  const newest = found(await newestDraft(job.company_uid, job.uid));
  const current = { version: newest.version, state: newest.state, job_status: job.job_status };
  if (newest.uid !== draft.uid) {
    const message = `新しい下書き（第${newest.version}版）が届いています。新しい版を確認してください。入力した内容は残っています。`;
    throw new AppError("stale_version", { message, current });
  }
  if (draft.state === decision || draft.state === "approved") {
    const message = `この下書きはほかの人が先に「${draftStateLabels[draft.state]}」にしました。最新の状態を確認してください。`;
    throw new AppError("stale_version", { message, current });
  }
  if (job.job_status !== "draft_review" && !canMove(job.job_status, decision, "staff")) {
    const message = "案件のステータスが変わったため、この下書きは承認も修正依頼もできません。";
    throw new AppError("illegal_transition", { message, current });
  }
}

const move = ({ actor, job }: Scene, to: "approved" | "revision", reason: string) =>
  moveJobStatus({
    company_uid: job.company_uid,
    project_uid: job.project_uid,
    creator_uids: [job.managed_creator_uid],
    to,
    by: "staff",
    by_uid: actor.uid,
    reason,
  });

const record = ({ actor, job, draft }: Scene) => ({
  uid: newUid(),
  company_uid: job.company_uid,
  draft_uid: draft.uid,
  reviewed_by: actor.uid,
  reviewed_at: now(),
});

/** What the text says, and what the reviewer says instead. @throws AppError invalid_request naming what is open */
function checked({ draft, terms }: Scene, { checklist }: Decision): DraftCheckResult[] {
  const byHand = new Map(checklist.map(({ key, ok }) => [key, ok]));
  const results = draftChecklist(draft.text, terms).map(({ key, label, found: hit, ok }) => {
    const said = byHand.get(key) ?? ok;
    return { key, label, found: hit, ok: said, by_hand: said !== ok };
  });
  const open = results.filter(({ ok }) => !ok).map(({ label }) => label);
  if (open.length > 0) {
    const message = `確認が済んでいない項目があります: ${open.join("、")}。確かめてチェックを入れるか、修正を依頼してください。`;
    throw new AppError("invalid_request", { message, fields: { checklist: message } });
  }
  return results;
}

async function approve(scene: Scene, decision: Decision): Promise<void> {
  const { actor, job, draft, terms } = scene;
  const checklist = checked(scene, decision);
  const { message } = decision;
  await insertReview({ ...record(scene), decision: "approved", message, checklist });
  const others = standing(scene).filter(
    ({ row }) => row.decision === "approved" && row.reviewed_by !== actor.uid,
  );
  if (terms.two_approvers && others.length === 0) {
    await notifyMembers({
      company_uid: job.company_uid,
      kind: "draft_submitted",
      title: `${job.creator_name}さんが提出した下書きの承認が、あと1人必要です`,
      body: `${job.project_name}: 第${draft.version}版（${actor.name}さんが承認）`,
      href: draftPath(job, draft.version),
      except: actor.uid,
    });
    return;
  }
  await setStateOf(job.company_uid, draft.uid, "approved");
  await move(scene, "approved", message);
  const lines = [`下書き（第${draft.version}版）が承認されました。`, message];
  if (job.chat_room_uid) await addSystemComment(job.chat_room_uid, lines.filter(Boolean).join("\n"));
}

async function sendBack(scene: Scene, { message, due_on, reason }: Decision): Promise<void> {
  const { job, draft, terms, reviews } = scene;
  const count = revisionsIn(reviews) + 1;
  const fields: Record<string, string> = {};
  if (count > terms.max_revisions && reason.trim() === "") {
    fields.reason = `修正の依頼は${terms.max_revisions}回までの約束です。超えて依頼する理由を入力してください。クリエイターにも表示されます。`;
  }
  if (due_on !== null && due_on < dayInJapan(now())) {
    fields.due_on = "次の版の期限が過ぎています。今日以降の日付を選んでください。";
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
  await insertReview({ ...record(scene), decision: "revision", message, due_on, reason: reason.trim() });
  await setStateOf(job.company_uid, draft.uid, "revision");
  await move(scene, "revision", message);
  const lines = [
    `下書き（第${draft.version}版）の修正をお願いします（${count}回目／${terms.max_revisions}回まで）。`,
    due_on ? `次の下書きの期限: ${due_on.replaceAll("-", "/")}` : "",
    message,
    count > terms.max_revisions ? `回数を超えてお願いする理由: ${reason.trim()}` : "",
  ];
  if (job.chat_room_uid) await addSystemComment(job.chat_room_uid, lines.filter(Boolean).join("\n"));
}
