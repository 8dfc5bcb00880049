import { addDays, dayInJapan, daysBetween } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, eachOnItsOwn } from "../core/jobs.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { contractMail } from "./contractMail.presenter.ts";
import { adminsByLastDay } from "./contractNotices.repository.ts";
import { NOTICE_DAYS, noticeOn } from "./noticeDays.ts";

/**
 * Every morning: mails admins before and after the last day of their contract. The key holds the last day, so that each
 * notice goes out once, and again after the period was changed.
 */
export const sendContractNotices = defineJob<Record<string, never>>({
  name: "send-contract-notices",
  every: "0 9 * * *",
  run: async () => {
    const today = dayInJapan(now());
    const due = await adminsByLastDay(
      addDays(today, Math.min(...NOTICE_DAYS) - 2),
      addDays(today, Math.max(...NOTICE_DAYS)),
    );
    await eachOnItsOwn(due, async ({ user_uid, email, contract_starts_on, ...company }) => {
      const daysLeft = daysBetween(today, company.contract_ends_on);
      const notice = noticeOn(daysLeft);
      if (notice === undefined) return;
      // A month's trial would begin with the notice that it ends in a month.
      if (addDays(company.contract_ends_on, -notice) <= contract_starts_on) return;
      const dedupeKey = `contract:${company.company_uid}:${company.contract_ends_on}:${notice}:${user_uid}`;
      await inTransaction(() => sendMails([contractMail({ ...company, to: email, daysLeft, dedupeKey })]));
    });
  },
});
