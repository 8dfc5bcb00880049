import { addDays, DAY_MS, dayInJapan, hourInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, eachOnItsOwn } from "../core/jobs.ts";
import { after, byDay, REMINDER_HOUR, SETTLE_MS } from "../creator-mails/mailTimes.ts";
import { silentSoon, unmailedEvents } from "./noticeMails.repository.ts";
import { tellOfEvent, tellOfSilence } from "./noticeMails.service.ts";

const BATCH = 500;
/** What happened longer ago is no news; a server that was down makes up for less. */
const NEWS_DAYS = 7;
const SILENCE_DAYS = 3;

/**
 * Every minute by day: mails to payees, from the history of the notices. A slip can be taken back for some minutes, and
 * what no longer stands is not mailed. The outbox knows what was mailed, in whatever process.
 */
export const sendNoticeMails = defineJob<Record<string, never>>({
  name: "send-notice-mails",
  every: "* * * * *",
  run: async () => {
    const at = now();
    if (byDay(at) > at) return;
    const news = { from: after(at, -NEWS_DAYS * DAY_MS), until: after(at, -SETTLE_MS) };
    await eachOnItsOwn(await unmailedEvents(news, BATCH), ({ notice_uid, event_id }) =>
      tellOfEvent(notice_uid, event_id),
    );
    if (hourInJapan(at) < REMINDER_HOUR) return;
    const today = dayInJapan(at);
    const soon = { after: today, until: addDays(today, SILENCE_DAYS) };
    await eachOnItsOwn(await silentSoon(soon, BATCH), ({ notice_uid }) => tellOfSilence(notice_uid));
  },
});
