import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { createMailLink } from "../job-requests/replyTokens.service.ts";
import { type NoticeNews, noticeMail } from "./noticeMails.presenter.ts";
import { deemedKey, eventKey, findEvent, linkForNotice, lockForMail } from "./noticeMails.repository.ts";

type Locked = NonNullable<Awaited<ReturnType<typeof lockForMail>>>;

/** Where the creator's page shows its notices. */
const PLACE = "#notices";

async function send(
  news: NoticeNews,
  { notice, ...parties }: Locked,
  key: string,
  reason = "",
): Promise<void> {
  const found = await linkForNotice(notice, now());
  const url = found && (await createMailLink(found.request, parties.to, found.link));
  const { company_uid, number, edition, payable, due_on, deemed_confirmed_on, paid_on } = notice;
  const mail = noticeMail(news, {
    to: parties.to,
    company_uid,
    company_name: parties.company_name,
    name: notice.payee?.name ?? parties.display_name,
    number: number ?? "",
    edition,
    payable,
    due_on,
    deemed_confirmed_on,
    paid_on,
    reason,
    hasAccount: parties.has_account,
    link:
      found && url
        ? { url: `${url}${PLACE}`, lastDay: addDays(dayInJapan(found.link.expires_at), -1) }
        : null,
    key,
  });
  await sendMails([mail]);
}

function newsOf(event: { from_status: string | null; to_status: string }, edition: number): NoticeNews {
  if (event.to_status === "paid" || event.to_status === "cancelled") return event.to_status;
  if (event.from_status !== "draft") return "reissued";
  return edition > 1 ? "edition" : "issued";
}

/** Tells the payee of one event, judged again with the notice held; the outbox refuses a second mail about it. */
export function tellOfEvent(notice_uid: string, event_id: number): Promise<void> {
  return inTransaction(async () => {
    const locked = await lockForMail(notice_uid);
    const event = await findEvent(event_id);
    if (!locked || !event) return;
    const { status } = locked.notice;
    const isTrue =
      status === event.to_status ||
      (event.to_status === "issued" && (status === "confirmed" || status === "approved"));
    if (isTrue) await send(newsOf(event, locked.notice.edition), locked, eventKey(event_id), event.reason);
  });
}

/** Reminds the payee that silence is about to count. */
export function tellOfSilence(notice_uid: string): Promise<void> {
  return inTransaction(async () => {
    const locked = await lockForMail(notice_uid);
    const on = locked?.notice.deemed_confirmed_on;
    if (!locked || !on || locked.notice.status !== "issued") return;
    await send("silence", locked, deemedKey(notice_uid, on));
  });
}
