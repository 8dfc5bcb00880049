import type { answerReplyNotice as answerCall, ParsedBodyOf, ReplyNotice } from "@tsumugi/contract";
import type { CreatorActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { findReplyLink } from "../job-requests/replyTokens.service.ts";
import { pdfOf, pdfResponse } from "../payment-notices/document/noticePdf.service.ts";
import { moveNotice } from "../payment-notices/moveNotice.service.ts";
import { type NoticeView, presentNotice } from "../payment-notices/notices.presenter.ts";
import type { NoticeRow } from "../payment-notices/notices.repository.ts";
import { noticeViews } from "../payment-notices/noticeViews.service.ts";
import { findPayee } from "./payees.repository.ts";
import { type NoticesBehindLink, noticesBehindLink } from "./replyNotices.repository.ts";

interface Ref {
  readonly token: string;
}
interface NoticeRef extends Ref {
  readonly id: string;
}

/** What the link opens of the company whose request its address names. */
async function linkOf(actor: CreatorActor, { token }: Ref): Promise<NoticesBehindLink> {
  const { company_uid, managed_creator_uid } = actor;
  const { jobs, mailed_to } = await findReplyLink(token);
  const { record } = found(await findPayee(actor));
  return {
    company_uid,
    managed_creator_uid,
    job_request_uids: jobs.flatMap((job) =>
      job.company_uid === company_uid && job.managed_creator_uid === managed_creator_uid
        ? [job.job_request_uid]
        : [],
    ),
    isOwnMailbox: mailed_to !== "" && mailed_to.toLowerCase() === record.email.toLowerCase(),
  };
}

/** A creator is no member: neither the account's number nor what the company deducts. */
const look = { isOperator: false, mayPay: false } as const;

/** What the company noted of a mistake of its own are no words of the creator's, and not written for them. */
const ownWords = ({ events, row }: NoticeView): string =>
  events.findLast(({ event }) => event.to_status === "disputed")?.event.mover === "payee"
    ? row.dispute_comment
    : "";

/** Null also where the company, or the operator, wrote the confirmation down: the creator has not given it here. */
const ownConfirmation = ({ events, row }: NoticeView) => {
  const confirmed = events.findLast(
    ({ event }) => event.to_status === "confirmed" && event.from_status !== "approved",
  );
  return row.confirmation === "explicit" && confirmed?.event.mover !== "payee" ? null : row.confirmation;
};

const present = async (rows: readonly NoticeRow[]): Promise<ReplyNotice[]> =>
  (await noticeViews(rows)).map((view) => ({
    ...presentNotice(view, look),
    dispute_comment: ownWords(view),
    confirmation: ownConfirmation(view),
  }));

/** The creator's notices from their issue on, newest first. @throws AppError not_found */
export async function listReplyNotices(actor: CreatorActor, ref: Ref): Promise<{ items: ReplyNotice[] }> {
  return { items: await present(await noticesBehindLink(await linkOf(actor, ref))) };
}

/** @throws AppError not_found for a notice that the link does not open */
async function oneOf(actor: CreatorActor, { id, ...ref }: NoticeRef): Promise<ReplyNotice> {
  const [notice] = await present(await noticesBehindLink(await linkOf(actor, ref), id));
  return found(notice);
}

const MOVED_ON =
  "この支払通知書は、ほかの端末か発行元で先に進みました。いまの内容を確認し、必要ならもう一度送ってください。";

/**
 * The payee confirms, or says what differs.
 * @throws AppError not_found, illegal_transition, stale_version with the notice as it is now
 */
export function answerReplyNotice(
  actor: CreatorActor,
  { status, reason, version, ...ref }: ParsedBodyOf<typeof answerCall> & NoticeRef,
): Promise<ReplyNotice> {
  return inTransaction(async () => {
    const before = await oneOf(actor, ref);
    // Two presses of one button are one answer.
    if (before.status === status && before.version === version + 1) return before;
    if (before.version !== version)
      throw new AppError("stale_version", { message: MOVED_ON, current: before });
    await moveNotice({
      reader: actor.company_uid,
      uid: before.uid,
      to: status,
      mover: "payee",
      by_uid: null,
      reason,
      version,
    });
    return oneOf(actor, ref);
  });
}

/** The notice as it was printed: the bytes that the company has, shown in the browser. @throws AppError not_found */
export async function getReplyNoticePdf(actor: CreatorActor, { id, ...ref }: NoticeRef): Promise<Response> {
  const [row] = await noticesBehindLink(await linkOf(actor, ref), id);
  const [view] = await noticeViews([found(row)]);
  const response = pdfResponse(await pdfOf(found(view)));
  const { headers } = response;
  const saved = headers.get("content-disposition") ?? "";
  headers.set("content-disposition", saved.replace("attachment", "inline"));
  headers.set("cache-control", "private, no-store");
  return response;
}
