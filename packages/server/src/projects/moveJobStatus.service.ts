import {
  type JobAnswer,
  type JobMover,
  type JobStatus,
  jobAnswers,
  jobStatusLabels,
  jobStatusMoves,
  listed,
  phaseOf,
} from "@tsumugi/contract";
import { notifyRooms } from "../chat-rooms/notifyRoom.service.ts";
import { findRooms } from "../chat-rooms/rooms.repository.ts";
import { addSystemComments } from "../comments/systemComments.service.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { scheduleStatusMails } from "../creator-mails/scheduleMails.service.ts";
import { inTransaction } from "../db/index.ts";
import { settleDrafts, unapprovedCreators } from "../job-drafts/settleDrafts.repository.ts";
import { answerVersions, deleteUnsent } from "../job-requests/jobVersions.repository.ts";
import {
  insertStatusChanges,
  lockCreators,
  ownCreators,
  type ProjectCreatorRow,
  roomsOf,
  setStatus,
} from "./projectCreators.repository.ts";
import { publishRows } from "./sheet/publishRows.service.ts";

/** What the history says of a move that needs a reason and came without one: only our own screens ask for it. */
const NO_REASON = "（理由の記入なし）";

const TWO_APPROVERS =
  "この案件の下書きは2人で確認します。下書きの画面で承認してください。2人目の承認で「投稿待ち」になります。";

export interface JobMoves {
  readonly company_uid: string;
  readonly project_uid: string;
  /** Managed creators. */
  readonly creator_uids: readonly string[];
  readonly to: JobStatus;
  /** Status of each that was seen by whoever moves, in the order of `creator_uids`; undefined: whatever stands. */
  readonly was?: readonly JobStatus[] | undefined;
  readonly by: JobMover;
  /** The member or managed creator who moves; null for the product itself. */
  readonly by_uid: string | null;
  /** Undefined: nobody was asked for one. Where the move needs one, a blank one is refused. */
  readonly reason?: string | undefined;
  /** The reason of each by the managed creator, where they differ. */
  readonly reasons?: ReadonlyMap<string, string> | undefined;
}

/**
 * Moves jobs to a status in the open transaction, all or none: history row and a quiet line in each job's room.
 * One that is there already stays as it is, so that a repeated call changes nothing.
 * @throws AppError not_found, illegal_transition (with why), invalid_request (a reason is needed), stale_version
 */
export function moveJobStatus(moves: JobMoves): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, project_uid, to, by, by_uid, reason } = moves;
    const uids = [...new Set(moves.creator_uids)];
    const rows = await lockCreators(company_uid, project_uid, uids);
    if (rows.length < uids.length) throw new AppError("not_found");
    const moving = rows.filter(({ job_status }) => job_status !== to);
    checkSeen(moves, moving);
    await checkMoves(moves, moving);
    const reasons = new Map(
      moving.map(({ managed_creator_uid: uid, job_status }) => [
        uid,
        reasonKept(job_status, to, by, moves.reasons?.get(uid) ?? reason),
      ]),
    );
    if (moving.length === 0) return;

    const at = now();
    const movingUids = moving.map(({ managed_creator_uid }) => managed_creator_uid);
    await setStatus(company_uid, project_uid, movingUids, to, at);
    await insertStatusChanges(
      moving.map(({ managed_creator_uid, job_status }) => ({
        company_uid,
        project_uid,
        managed_creator_uid,
        reason: reasons.get(managed_creator_uid) ?? "",
        from_status: job_status,
        to_status: to,
        mover: by,
        changed_by: by_uid,
        changed_at: at,
      })),
    );
    // Whom we left out as 候補 waits for no answer of ours.
    if (by === "staff") {
      const asked = moving.filter(({ job_status }) => job_status !== "candidate");
      await scheduleStatusMails({
        company_uid,
        project_uid,
        to,
        at,
        creator_uids: asked.map(({ managed_creator_uid }) => managed_creator_uid),
      });
    }
    if (to !== "requested") await deleteUnsent(company_uid, project_uid, movingUids);
    if (by === "staff") {
      await recordAnswers(moves, moving, at);
      await followDrafts(moves, movingUids, at);
    }
    await tellRooms(company_uid, project_uid, moving, to);
    await publishRows(company_uid, project_uid, movingUids);
  });
}

/** A step is taken from what was seen: what a colleague or the creator did meanwhile is not undone by it. */
function checkSeen({ creator_uids, was }: JobMoves, moving: readonly ProjectCreatorRow[]): void {
  if (!was) return;
  const seen = new Map(creator_uids.map((uid, index) => [uid, was[index]]));
  const others = moving.filter((row) => row.job_status !== seen.get(row.managed_creator_uid));
  const [other] = others;
  if (!other) return;
  const changed =
    creator_uids.length === 1
      ? `その間にステータスが「${jobStatusLabels[other.job_status]}」に変わりました。`
      : `その間に、選んだうち${others.length}名のステータスが変わりました。だれも変更していません。`;
  throw new AppError("stale_version", {
    message: `${changed}いまのステータスを確かめて、もう一度操作してください。`,
    current: { job_status: other.job_status },
  });
}

const isAnswer = (to: JobStatus): to is JobAnswer => jobAnswers.some((answer) => answer === to);

/**
 * Staff who move a job to 確定 or 辞退 record the creator's answer to the terms in force; back in 条件調整中 those
 * terms are agreed no longer. Within the production, 確定 is but an earlier step.
 */
async function recordAnswers(
  { company_uid, project_uid, to, by_uid }: JobMoves,
  moving: readonly ProjectCreatorRow[],
  at: Date,
): Promise<void> {
  if (!isAnswer(to)) return;
  const answered = moving.filter(
    ({ job_status }) => to === "negotiating" || phaseOf(job_status) === "approach",
  );
  if (answered.length === 0) return;
  const uids = answered.map(({ managed_creator_uid }) => managed_creator_uid);
  const answer = { answer: to, answered_at: at, answered_by: by_uid };
  await answerVersions(company_uid, project_uid, uids, answer);
}

/** Drafts follow a status set by hand. @throws AppError illegal_transition: another member has to approve, too */
async function followDrafts(
  { company_uid, project_uid, to, by_uid, reason = "" }: JobMoves,
  creator_uids: readonly string[],
  at: Date,
): Promise<void> {
  const move = { company_uid, project_uid, creator_uids, to, by_uid, reason, at };
  const unapproved = to === "approved" ? await unapprovedCreators(move) : [];
  if (unapproved.length > 0) {
    throw new AppError("illegal_transition", {
      message: await refusalOf(company_uid, creator_uids, [{ message: TWO_APPROVERS, uids: unapproved }]),
    });
  }
  await settleDrafts(move);
}

interface Refused {
  readonly message: string;
  /** Managed creators. */
  readonly uids: readonly string[];
}

const NAMED = 5;

/** Every cause, with the names of those whom it is about where several were to be moved. */
async function refusalOf(
  company_uid: string,
  asked: readonly string[],
  refused: readonly Refused[],
): Promise<string> {
  if (asked.length === 1) return refused.map(({ message }) => message).join("");
  const creators = await ownCreators(
    company_uid,
    refused.flatMap(({ uids }) => uids),
  );
  const names = new Map(creators.map(({ uid, display_name }) => [uid, display_name]));
  const lines = refused.map(({ message, uids }) => {
    const who = uids.map((uid) => names.get(uid) ?? "");
    return `${listed(who, "名", { most: NAMED })}: ${message}`;
  });
  return ["変更できない人がいるため、だれのステータスも変えていません。", ...lines].join("\n");
}

/** @throws AppError illegal_transition, with every row that the table of moves does not let go there */
async function checkMoves(
  { company_uid, creator_uids, to, by }: JobMoves,
  moving: readonly ProjectCreatorRow[],
): Promise<void> {
  const refused = [...Map.groupBy(moving, ({ job_status }) => job_status)].flatMap(([from, rows]) => {
    const move = jobStatusMoves(from, by).find((each) => each.to === to);
    if (move?.allowed) return [];
    const message = `「${jobStatusLabels[from]}」から「${jobStatusLabels[to]}」には変更できません。${move?.why ?? ""}`;
    return [{ from, message, uids: rows.map(({ managed_creator_uid }) => managed_creator_uid) }];
  });
  const [first] = refused;
  if (!first) return;
  throw new AppError("illegal_transition", {
    message: await refusalOf(company_uid, [...new Set(creator_uids)], refused),
    current: { job_status: first.from },
  });
}

/** The reason that the history keeps. @throws AppError invalid_request: one is needed */
function reasonKept(from: JobStatus, to: JobStatus, by: JobMover, reason: string | undefined): string {
  const move = jobStatusMoves(from, by).find((each) => each.to === to);
  if (!move?.needsReason) return reason ?? "";
  if (reason === undefined) return NO_REASON;
  if (reason.trim() === "") {
    throw new AppError("invalid_request", {
      fields: { reason: "この変更には理由が必要です。理由を入力してください。" },
    });
  }
  return reason;
}

/**
 * The creator reads along in the room: where the job came from and the reason are ours, and stay in the history. So does
 * a plan of ours alone, to have the creator as 候補 again: only open screens of members hear of it.
 */
async function tellRooms(
  company_uid: string,
  project_uid: string,
  moved: readonly ProjectCreatorRow[],
  to: JobStatus,
): Promise<void> {
  const rooms = await roomsOf(
    company_uid,
    project_uid,
    moved.map(({ managed_creator_uid }) => managed_creator_uid),
  );
  if (to === "candidate") {
    await notifyRooms(company_uid, await findRooms(company_uid, [...rooms.values()]));
    return;
  }
  const line = `ステータスが「${jobStatusLabels[to]}」になりました。`;
  await addSystemComments(company_uid, new Map([...rooms.values()].map((room) => [room, line])));
}
