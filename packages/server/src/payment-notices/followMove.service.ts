import type { JobStatus, NoticeMover, NoticeStatus } from "@tsumugi/contract";
import { found } from "../core/errors.ts";
import { deletePayee } from "../payees/payees.repository.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { heldJobs } from "./heldJobs.repository.ts";
import type { NoticeView } from "./notices.presenter.ts";
import { insertEvents, lockNotice, type NoticeRow, updateNotice } from "./notices.repository.ts";
import { creatorParties } from "./parties.repository.ts";
import { showChange } from "./showChange.service.ts";
import { recordPayments, tellOfMove } from "./tellOfMove.service.ts";
import { hasUnpaid } from "./unpaidNotices.repository.ts";

export interface Moved {
  /** As it was before. */
  readonly view: NoticeView;
  readonly moved: NoticeRow;
  readonly mover: NoticeMover;
  readonly by_uid: string | null;
  readonly reason: string;
}

/** What a status of the notice makes of its jobs, from where they are moved along. */
const jobSteps: Partial<Record<NoticeStatus, readonly (readonly [from: JobStatus, to: JobStatus])[]>> = {
  issued: [["inspected", "paying"]],
  paid: [
    ["inspected", "paying"],
    ["paying", "completed"],
  ],
  cancelled: [["paying", "inspected"]],
};

/** The payment was taken back: jobs that it completed are unpaid. */
const takenBack = [["completed", "paying"]] as const;

const stepsOf = (from: NoticeStatus, to: NoticeStatus) =>
  from === "paid" && to === "approved" ? takenBack : (jobSteps[to] ?? []);

/** Everything that a move does beside the notice itself, in the open transaction. */
export async function followMove(move: Moved): Promise<void> {
  await moveJobs(move.view.row.status, [move.moved]);
  await settleBefore(move);
  await forgetErasedPayees([move.moved]);
  await tellOfMove(move);
  await showChange(move.moved.company_uid);
}

/** The same for approved notices that the bank paid, with as many statements for two hundred as for one. */
export async function followPayments(paid: readonly NoticeRow[]): Promise<void> {
  await moveJobs("approved", paid);
  await forgetErasedPayees(paid);
  await recordPayments(paid);
  for (const company_uid of new Set(paid.map((row) => row.company_uid))) await showChange(company_uid);
}

/** The account of an erased creator was kept for what was still to be paid, and goes with the last of it. */
async function forgetErasedPayees(moved: readonly NoticeRow[]): Promise<void> {
  const over = moved.filter(({ status }) => status === "paid" || status === "cancelled");
  const uids = new Set(over.flatMap(({ managed_creator_uid }) => managed_creator_uid ?? []));
  for (const { company_uid, uid, erased_at } of await creatorParties([...uids])) {
    if (!erased_at || (await hasUnpaid(company_uid, uid))) continue;
    await deletePayee({ company_uid, managed_creator_uid: uid });
  }
}

type HeldJob = Awaited<ReturnType<typeof heldJobs>>[number];

async function moveAll(jobs: readonly HeldJob[], to: JobStatus, notices: readonly NoticeRow[]) {
  const reasons = new Map(notices.map(({ uid, number }) => [uid, `支払通知書 ${number}`]));
  for (const [project_uid, theirs] of Map.groupBy(jobs, (job) => job.project_uid)) {
    await moveJobStatus({
      company_uid: found(notices[0]).company_uid,
      project_uid,
      creator_uids: theirs.map(({ managed_creator_uid }) => managed_creator_uid),
      to,
      by: "system",
      by_uid: null,
      reasons: new Map(
        theirs.map(({ managed_creator_uid, notice_uid }) => [
          managed_creator_uid,
          reasons.get(notice_uid) ?? "",
        ]),
      ),
    });
  }
}

/** Jobs that were moved elsewhere by hand stay where they are. */
async function moveJobs(from: NoticeStatus, moved: readonly NoticeRow[]): Promise<void> {
  const numbered = moved.filter(({ number }) => number !== null);
  for (const [company_uid, theirs] of Map.groupBy(numbered, (row) => row.company_uid)) {
    const uids = theirs.map(({ uid }) => uid);
    for (const [status, to] of stepsOf(from, found(theirs[0]).status)) {
      await moveAll(await heldJobs(company_uid, uids, { status }), to, theirs);
    }
  }
}

/**
 * What becomes of the edition before, once the draft of the next one has gone out or was discarded: its jobs that the next
 * one does not pay for wait for a notice again, and one that nothing replaces any more is cancelled for good, which its
 * payee has to hear of.
 */
async function settleBefore({ view: { row }, moved, mover, by_uid }: Moved): Promise<void> {
  if (row.status !== "draft" || row.previous_uid === null) return;
  const { company_uid, edition } = row;
  const before = found(await lockNotice(null, row.previous_uid));
  const free = await heldJobs(company_uid, [before.uid], { status: "paying", onlyFree: true });
  await moveAll(free, "inspected", [before]);
  if (moved.status !== "cancelled") return;
  const at = moved.updated_at;
  await updateNotice(company_uid, before.uid, { next_uid: null, updated_at: at });
  await insertEvents([
    {
      company_uid,
      notice_uid: before.uid,
      at,
      from_status: before.status,
      to_status: before.status,
      mover,
      by_uid,
      reason: `第${edition}版の下書きを取り消したため`,
    },
  ]);
}
