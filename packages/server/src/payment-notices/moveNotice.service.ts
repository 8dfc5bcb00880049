import {
  type NoticeMoveResult,
  type NoticeMover,
  type NoticeStatus,
  noticeStatusLabels,
  noticeStatusMoves,
  type ParsedBodyOf,
  type PaymentNotice,
  paidProblem,
  type updateNoticeStatus as updateNoticeStatusCall,
  type updateNoticeStatuses as updateNoticeStatusesCall,
} from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { slashedShort } from "../core/dayText.ts";
import { AppError, found } from "../core/errors.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { keepDocument } from "./document/keepDocument.job.ts";
import { followMove } from "./followMove.service.ts";
import { deemedDays, frozenValues } from "./issueNotice.service.ts";
import type { Reader } from "./noticeFilter.repository.ts";
import type { NoticeView } from "./notices.presenter.ts";
import {
  eventsOf,
  findNoticeRow,
  insertEvents,
  lockNotice,
  type NoticeRow,
  releaseJobs,
  updateNotice,
} from "./notices.repository.ts";
import { type NoticeActor, noticeViews, presentOne, readerOf } from "./noticeViews.service.ts";
import { sealAccount } from "./payeeAccounts.service.ts";
import { requireReader, requireStanding } from "./requireStanding.service.ts";
import { orderedAccount, unansweredFiles } from "./transfers/orderedAccounts.repository.ts";

/** What the history says of a move that needs a reason and came without one: only our own screens ask for it. */
const NO_REASON = "（理由の記入なし）";

export interface NoticeMove {
  /** Whose eyes: another company's notice is not found. */
  readonly reader: Reader;
  readonly uid: string;
  readonly to: NoticeStatus;
  readonly mover: NoticeMover | ((row: NoticeRow) => NoticeMover);
  /** A member or somebody of the operator; null for a creator and for the product itself. */
  readonly by_uid: string | null;
  /** Undefined: nobody was asked for one. Where the move needs one, a blank one is refused. */
  readonly reason?: string | undefined;
  /** Goes with `paid`; without it the day of the bank file under way, or today. */
  readonly paid_on?: string | undefined;
  /** The bank file whose result says so. */
  readonly transfer_file_uid?: string | undefined;
  readonly version?: number | undefined;
}

/** Who somebody is to a notice. */
const moverOf =
  (actor: NoticeActor) =>
  ({ direction }: NoticeRow): NoticeMover => {
    if (actor.kind === "member") return direction === "company_to_creator" ? "issuer" : "payee";
    return direction === "operator_to_company" ? "issuer" : "operator";
  };

/**
 * Moves one notice, in a transaction of its own or in the open one: its row, its history, its jobs and everybody who has
 * to hear of it.
 * @throws AppError not_found, stale_version, illegal_transition (with what is allowed), invalid_request, due_too_late
 */
export function moveNotice(move: NoticeMove): Promise<NoticeRow> {
  return inTransaction(async () => {
    const { reader, uid, to, by_uid } = move;
    const row = found(await lockNotice(reader, uid));
    const mover = typeof move.mover === "function" ? move.mover(row) : move.mover;
    if (move.version !== undefined && move.version !== row.version) {
      if (await isMadeAlready(row, move)) return row;
      throw new AppError("stale_version");
    }
    const reason = checkMove(row, to, mover, move.reason);
    if (row.status === "draft" && to === "issued" && row.direction === "operator_to_company")
      await requireReader(row.company_uid, "illegal_transition");
    else if (to !== "paid" && to !== "cancelled")
      await requireStanding(row.company_uid, "illegal_transition");
    const [view] = await noticeViews([row]);
    checkFourEyes(found(view), to, mover, by_uid);
    await checkTransfers(row, to, mover);
    const at = now();
    const values = await valuesFor(found(view), move, mover, reason, at);
    const moved = found(await updateNotice(row.company_uid, uid, { ...values, status: to, updated_at: at }));
    if (to === "issued" && row.status === "draft") await enqueue(keepDocument, { notice_uid: uid });
    if (to === "cancelled") await releaseJobs(row.company_uid, uid, at);
    await insertEvents([
      {
        company_uid: row.company_uid,
        notice_uid: uid,
        at,
        from_status: row.status,
        to_status: to,
        mover,
        by_uid,
        reason,
        transfer_file_uid: move.transfer_file_uid ?? null,
      },
    ]);
    await followMove({ view: found(view), moved, mover, by_uid, reason });
    return moved;
  });
}

/**
 * Whether the same person made this very move over the version that they name: its answer was lost, and they ask again.
 * What stands now is their own.
 */
async function isMadeAlready(row: NoticeRow, move: NoticeMove): Promise<boolean> {
  if (move.by_uid === null || row.status !== move.to || row.version - 1 !== move.version) return false;
  if (move.paid_on !== undefined && move.paid_on !== row.paid_on) return false;
  const last = (await eventsOf([row.uid])).findLast(({ event }) => event.kind === "moved")?.event;
  const said = move.reason === undefined ? [NO_REASON, ""] : [move.reason.trim()];
  return last?.to_status === move.to && last.by_uid === move.by_uid && said.includes(last.reason);
}

/** The reason that the history keeps. @throws AppError illegal_transition, invalid_request */
export function checkMove(
  { status: from }: NoticeRow,
  to: NoticeStatus,
  mover: NoticeMover,
  reason: string | undefined,
): string {
  const moves = noticeStatusMoves(from, mover);
  const move = moves.find((each) => each.to === to);
  if (!move?.allowed) {
    const allowed = moves.filter((each) => each.allowed).map((each) => each.to);
    const why = move?.why ?? `すでに「${noticeStatusLabels[from]}」です。`;
    const next =
      allowed.length > 0
        ? `変更できるのは「${allowed.map((each) => noticeStatusLabels[each]).join("」「")}」です。`
        : "";
    throw new AppError("illegal_transition", {
      message: `「${noticeStatusLabels[from]}」から「${noticeStatusLabels[to]}」には変更できません。${why}${next}`,
      current: { status: from, allowed },
    });
  }
  if (!move.needsReason) return reason?.trim() ?? "";
  if (reason === undefined) return NO_REASON;
  if (reason.trim() === "") {
    throw new AppError("invalid_request", {
      fields: { reason: "この変更には理由が必要です。理由を入力してください。" },
    });
  }
  return reason.trim();
}

/** Where the company wants two people, who made a draft does not issue it, and who issued it does not approve it. */
function checkFourEyes(
  { row, company }: NoticeView,
  to: NoticeStatus,
  mover: NoticeMover,
  by_uid: string | null,
) {
  if (mover !== "issuer" || row.direction !== "company_to_creator" || !company.needs_approval) return;
  const message =
    to === "issued" && row.status === "draft" && row.created_by === by_uid
      ? "自分で作成した支払通知書は発行できません。ほかの管理者か経理に発行を依頼してください。"
      : to === "approved" && row.status === "confirmed" && row.issued_by === by_uid
        ? "自分で発行した支払通知書は承認できません。ほかの管理者か経理に承認を依頼してください。"
        : null;
  if (message) throw new AppError("illegal_transition", { message, current: { status: row.status } });
}

/**
 * What the bank may be paying is neither changed nor taken back by the issuer; the operator corrects what never left.
 * @throws AppError illegal_transition, naming the bank file
 */
async function checkTransfers(row: NoticeRow, to: NoticeStatus, mover: NoticeMover) {
  const { uid, status } = row;
  if (mover !== "issuer" || status !== "approved" || to === "paid") return;
  const file = (await unansweredFiles([row])).get(uid);
  if (!file) return;
  const day = slashedShort(file.debit_on);
  throw new AppError("illegal_transition", {
    message: `振込日${day}の総合振込ファイル「${file.name}」に入っていて、銀行の結果がまだ反映されていません。二重払いを防ぐため、先に振込結果を反映してください。銀行に渡していないときは、「作成した振込ファイル」からこのファイルを取り消してください。`,
    current: { status, allowed: ["paid"] },
  });
}

/** When the first edition went out: a correction after the payment does not make the payment an early one. */
async function firstIssued({ issued_on, previous_uid }: NoticeRow): Promise<string | null> {
  if (previous_uid === null) return issued_on;
  const before = await firstIssued(found(await findNoticeRow(null, previous_uid)));
  return before ?? issued_on;
}

/** The day of the transfer: without a word about it the one of the bank file. @throws AppError invalid_request */
export async function paidOn(
  { row, ordered_on }: Pick<NoticeView, "row" | "ordered_on">,
  { paid_on: said, transfer_file_uid }: Pick<NoticeMove, "paid_on" | "transfer_file_uid">,
  today: string,
): Promise<string> {
  const debited_on = ordered_on !== null && ordered_on <= today ? ordered_on : null;
  const paid_on = said ?? debited_on ?? today;
  // What the bank says of one file is not measured by another.
  const not_before = transfer_file_uid === undefined ? ordered_on : null;
  const message =
    paid_on > today
      ? "支払日は今日までの日付を選んでください。"
      : paidProblem(paid_on, said === undefined ? null : await firstIssued(row), not_before);
  if (message) throw new AppError("invalid_request", { fields: { paid_on: message } });
  return paid_on;
}

async function valuesFor(
  view: NoticeView,
  move: NoticeMove,
  mover: NoticeMover,
  reason: string,
  at: Date,
): Promise<Partial<NoticeRow>> {
  const { to, by_uid, transfer_file_uid } = move;
  const { status: from } = view.row;
  const today = dayInJapan(at);
  if (to === "issued" && from === "draft") return frozenValues(view, by_uid, at);
  // The payee has the same days again from the day on which the confirmation was taken back.
  if (to === "issued") return { confirmation: null, deemed_confirmed_on: addDays(today, deemedDays(view)) };
  if (to === "confirmed" && from !== "approved") {
    return { confirmation: mover === "system" ? "deemed" : "explicit" };
  }
  if (to === "disputed") return { confirmation: null, dispute_comment: reason };
  if (to === "paid") {
    const account =
      transfer_file_uid === undefined ? view.to_pay : await orderedAccount(transfer_file_uid, view.row);
    return {
      paid_on: await paidOn(view, move, today),
      paid_account: sealAccount(view.row, account, "paid_account"),
    };
  }
  return { paid_on: null, paid_account: null };
}

/** @throws AppError not_found, stale_version, illegal_transition, invalid_request, due_too_late */
export const updateStatus = async (
  actor: NoticeActor,
  { id, status: to, ...move }: ParsedBodyOf<typeof updateNoticeStatusCall> & { id: string },
): Promise<PaymentNotice> => presentOne(actor, await moveFor(actor, { ...move, uid: id, to }));

async function moveFor(
  actor: NoticeActor,
  move: Pick<NoticeMove, "uid" | "to" | "reason" | "paid_on" | "version">,
): Promise<NoticeRow> {
  try {
    return await moveNotice({ ...move, reader: readerOf(actor), mover: moverOf(actor), by_uid: actor.uid });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "stale_version") throw error;
    const [current] = await currentOf(actor, move.uid);
    // Nothing was typed that could be saved: the step itself is taken again, after a look at what stands now.
    const message = "ほかの人が先に更新しました。現在の内容を確かめて、もう一度操作してください。";
    throw new AppError("stale_version", { message, current });
  }
}

async function currentOf(actor: NoticeActor, uid: string): Promise<PaymentNotice[]> {
  const row = await inTransaction(() => lockNotice(readerOf(actor), uid));
  return row ? [await presentOne(actor, row)] : [];
}

/** Each in a transaction of its own: what one is refused for keeps no other from moving. */
export async function updateStatuses(
  actor: NoticeActor,
  { items, status: to, reason, paid_on }: ParsedBodyOf<typeof updateNoticeStatusesCall>,
): Promise<{ results: NoticeMoveResult[] }> {
  const results: NoticeMoveResult[] = [];
  for (const { uid, version } of items) {
    try {
      const row = await moveFor(actor, { uid, to, reason, paid_on, version });
      results.push({ uid, notice: await presentOne(actor, row), error: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ uid, notice: null, error: { code: error.code, message: messageOf(error) } });
    }
  }
  return { results };
}

/** The words of a refusal, where they stand in a field's. */
const messageOf = ({ message, detail: { fields } }: AppError): string =>
  Object.values(fields ?? {})[0] ?? message;
