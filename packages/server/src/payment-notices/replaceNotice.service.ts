import { takesNewEdition } from "@tsumugi/contract";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import {
  eventsOf,
  insertEvents,
  leaveEdition,
  lockNotice,
  type NoticeRow,
  releaseJobs,
  updateNotice,
} from "./notices.repository.ts";
import { type NoticeActor, presentOne, readerOf } from "./noticeViews.service.ts";

/**
 * The notice that a new edition answers.
 * @throws AppError not_found, forbidden, stale_version, illegal_transition
 */
export async function replacedNotice(
  actor: NoticeActor,
  { uid, version }: { readonly uid: string; readonly version: number },
): Promise<NoticeRow> {
  const row = found(await lockNotice(readerOf(actor), uid));
  if ((actor.kind === "member") !== (row.direction === "company_to_creator")) {
    throw new AppError("forbidden", { message: "新しい版は、発行した側だけが作成できます。" });
  }
  if (row.version !== version) throw new AppError("stale_version", { current: await presentOne(actor, row) });
  const history = (await eventsOf([uid])).map(({ event }) => ({ from: event.from_status }));
  if (!takesNewEdition({ ...row, history })) {
    throw new AppError("illegal_transition", {
      message:
        "新しい版を作成できるのは、「内容相違」の支払通知書と、新しい版の下書きを取り消した支払通知書だけです。",
      current: { status: row.status },
    });
  }
  return row;
}

/** The older edition is cancelled, names its answer, and gives up its jobs. */
export async function replaceNotice(
  { uid: by_uid }: NoticeActor,
  before: NoticeRow,
  next: Pick<NoticeRow, "uid" | "edition">,
  at: Date = now(),
): Promise<void> {
  const { company_uid, uid, status } = before;
  // An edition has one next: the draft that was discarded steps aside.
  if (status === "cancelled") await leaveEdition(company_uid, uid);
  await updateNotice(company_uid, uid, { status: "cancelled", next_uid: next.uid, updated_at: at });
  await releaseJobs(company_uid, uid, at);
  await insertEvents([
    {
      company_uid,
      notice_uid: uid,
      at,
      from_status: status,
      to_status: "cancelled",
      mover: "system",
      by_uid,
      reason: `第${next.edition}版を作成したため`,
    },
  ]);
  await audit("payment_notice.replace", uid, { edition: next.edition }, company_uid);
}
