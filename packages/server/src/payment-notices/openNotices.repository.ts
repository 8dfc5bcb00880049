import type { Feature } from "@tsumugi/contract";
import { and, arrayContains, asc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { addDays } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { paymentNoticeReminders, paymentNotices } from "../db/schema/payment-notices.ts";
import { isUnpaid } from "./unpaidNotices.repository.ts";

const t = paymentNotices;

/** A creator reads by link and mail; a company only while its contract holds notices. */
const canBeRead = or(
  eq(t.direction, "company_to_creator"),
  arrayContains(companies.permission, ["payment_notice"] satisfies Feature[]),
);

/** Issued notices whose day of silence has come, over all companies that are not deleted, where somebody could read them. */
export const silentNotices = (
  today: string,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db()
    .select({ uid: t.uid, company_uid: t.company_uid })
    .from(t)
    .innerJoin(companies, eq(companies.uid, t.company_uid))
    .where(
      and(
        isNull(companies.deleted_at),
        canBeRead,
        eq(t.status, "issued"),
        lte(t.deemed_confirmed_on, today),
        gt(t.uid, after),
      ),
    )
    .orderBy(asc(t.uid))
    .limit(limit);

/** What the company could not open for a time is not confirmed by its silence before `on`. */
export async function waitForReader(company_uid: string, on: string): Promise<void> {
  await db()
    .update(t)
    .set({ deemed_confirmed_on: on, version: sql`${t.version} + 1`, updated_at: now() })
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.direction, "operator_to_company"),
        eq(t.status, "issued"),
        lt(t.deemed_confirmed_on, on),
      ),
    );
}

/**
 * Unpaid notices of whose day of payment their issuer is to be reminded now, over all companies that are not deleted: the
 * nearest of `days` before the day of payment that has come and has not been told. One that went by while the server was
 * down is made up for, unless the notice was not issued by then.
 */
export function noticesToRemindOf(today: string, days: readonly number[]) {
  const left = sql`(${t.due_on} - ${today}::date)`;
  const asked = sql.join(
    days.map((each) => sql`${each}::int`),
    sql`, `,
  );
  const days_left = sql<number>`(select min(d) from unnest(array[${asked}]) d where d >= ${left})`;
  return db()
    .select({
      uid: t.uid,
      company_uid: t.company_uid,
      direction: t.direction,
      number: t.number,
      due_on: t.due_on,
      payable: t.payable,
      days_left,
    })
    .from(t)
    .innerJoin(companies, eq(companies.uid, t.company_uid))
    .where(
      and(
        isNull(companies.deleted_at),
        isUnpaid,
        lte(t.due_on, addDays(today, Math.max(...days))),
        sql`(${left} = ${days_left} or ${t.issued_on} < ${t.due_on} - ${days_left})`,
        sql`not exists (select 1 from payment_notice_reminders told where told.company_uid = ${t.company_uid}
          and told.notice_uid = ${t.uid} and told.due_on = ${t.due_on} and told.days_left = ${days_left})`,
      ),
    )
    .orderBy(asc(t.uid));
}

/** Whether nobody was reminded of this day of the notice yet; two processes at once agree on one. */
export async function claimReminder(
  { company_uid, uid }: { readonly company_uid: string; readonly uid: string },
  due_on: string,
  days_left: number,
): Promise<boolean> {
  const rows = await db()
    .insert(paymentNoticeReminders)
    .values({ company_uid, notice_uid: uid, due_on, days_left, at: now() })
    .onConflictDoNothing()
    .returning({ uid: paymentNoticeReminders.notice_uid });
  return rows.length > 0;
}
