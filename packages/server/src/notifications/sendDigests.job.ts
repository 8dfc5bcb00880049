import type { Role } from "@tsumugi/contract";
import { waitingSince } from "../chat-rooms/roomTexts.repository.ts";
import { waitingRooms } from "../chat-rooms/waitingRooms.repository.ts";
import { seesFees } from "../core/actor.ts";
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

/** Rooms that are 未返信 by name; the rest stand behind the link to all of them. */
const WAITING_LISTED = 10;

/** Who can answer hears of creators who wait: to others it would be a number without anything to do. */
const answers = (role: Role | null) => role === "admin" || role === "staff";

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
    const reader = { ...receiver, canSeeFees: seesFees(due.role) };
    const { unread: total } = await countNotifications(reader);
    const waiting =
      company_uid !== null && answers(due.role) ? await roomsWaiting(company_uid) : { rooms: [], total: 0 };
    if (chat + support + total + waiting.total === 0) return;
    const notifications = await selectNotifications(reader, { limit: LISTED, unread: true });
    const company = company_uid === null ? null : { uid: company_uid, name: company_name ?? "" };
    const counts = { chat, support, total, waiting };
    await sendMails([digestMail({ to: email, name, company, user_uid, day, ...counts, notifications })]);
  });
}

/** What has been waiting longest comes first, with the day since when. */
async function roomsWaiting(company_uid: string) {
  const { rooms, total } = await waitingRooms(company_uid, WAITING_LISTED);
  const since = await waitingSince(
    company_uid,
    rooms.map(({ room_uid }) => room_uid),
  );
  return { total, rooms: rooms.map((room) => ({ ...room, since: since.get(room.room_uid) ?? null })) };
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
