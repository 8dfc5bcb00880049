import { dayInJapan, daysBetween } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, eachOnItsOwn } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { notifyMembers, notifyOperators } from "../notifications/notifications.service.ts";
import { claimReminder, noticesToRemindOf } from "./openNotices.repository.ts";

/** Days before the day of payment on which its issuer is reminded; 0 is the day itself, −1 the first one after it. */
const REMINDERS = [7, 3, 0, -1] as const;

const wordsOf = (left: number) => {
  if (left < 0) return "支払期日を過ぎています";
  return left === 0 ? "支払期日は今日です" : `支払期日まであと${left}日です`;
};

/**
 * Every morning: the issuer hears of unpaid notices whose day comes near. Each day of a notice is reported once, and after
 * days without a server the last one that went by.
 */
export const remindOfDueNotices = defineJob<Record<string, never>>({
  name: "remind-of-due-notices",
  every: "0 9 * * *",
  run: async () => {
    const today = dayInJapan(now());
    const due = await noticesToRemindOf(today, REMINDERS);
    await eachOnItsOwn(due, (notice) =>
      inTransaction(async () => {
        if (!(await claimReminder(notice, notice.due_on, notice.days_left))) return;
        const title = `${notice.number}の${wordsOf(daysBetween(today, notice.due_on))}`;
        const body = `差引支払額 ¥${notice.payable.toLocaleString("ja-JP")}`;
        const { company_uid, uid } = notice;
        if (notice.direction === "company_to_creator") {
          await notifyMembers({
            company_uid,
            kind: "notice_due",
            title,
            body,
            href: `/payment-notices/${uid}`,
          });
        } else {
          await notifyOperators({
            kind: "notice_due",
            title,
            body,
            href: `/admin/payment-notices?notice=${uid}`,
          });
        }
      }),
    );
  },
});
