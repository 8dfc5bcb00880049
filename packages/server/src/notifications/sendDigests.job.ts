import { dayInJapan, hourInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, eachOnItsOwn } from "../core/jobs.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { digestMail } from "./notificationMails.presenter.ts";
import { countNotifications, selectNotifications } from "./notifications.repository.ts";
import { unreadMessagesOf } from "./notifications.service.ts";
import { claimDigest, dueDigests } from "./settings.repository.ts";

const LISTED = 20;

type Due = Awaited<ReturnType<typeof dueDigests>>[number];

/** One person's mail of the day, or none where nothing is unread. Claim and mail commit together. */
function digest(due: Due, day: string, hour: number): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, user_uid, email, name, company_name } = due;
    const receiver = { company_uid, user_uid };
    if (!(await claimDigest(receiver, day, hour))) return;
    const unread = await unreadMessagesOf(receiver);
    const chat = unread.unread_chat_message_count;
    const support = unread.unread_support_chat_message_count;
    const { unread: total } = await countNotifications(receiver);
    if (chat + support + total === 0) return;
    const notifications = await selectNotifications(receiver, { limit: LISTED, unread: true });
    const company = company_uid === null ? null : { uid: company_uid, name: company_name ?? "" };
    const counts = { chat, support, total };
    await sendMails([digestMail({ to: email, name, company, user_uid, day, ...counts, notifications })]);
  });
}

/** Looks every few minutes: a server that was down at the hour makes up for it on the same day. */
export const sendDigests = defineJob<Record<string, never>>({
  name: "send-notification-digests",
  every: "*/5 * * * *",
  run: async () => {
    const [day, hour] = [dayInJapan(now()), hourInJapan(now())];
    await eachOnItsOwn(await dueDigests(day, hour), (due) => digest(due, day, hour));
  },
});
