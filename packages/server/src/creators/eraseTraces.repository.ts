import { type SQL, sql } from "drizzle-orm";
import { forgetAnswers } from "../core/keptAnswers.repository.ts";
import { db } from "../db/index.ts";
import { kindsWithCreator } from "../notifications/kindRules.ts";

/** What waits is not sent any more; what was sent keeps only that it was. */
async function eraseMails(theirs: SQL): Promise<void> {
  await db().execute(sql`delete from outbox_mails where ${theirs} and sent_at is null`);
  await db().execute(
    sql`update outbox_mails set to_address = '', subject = '', body_text = '', body_html = null, unsubscribe_url = null, last_error = null where ${theirs}`,
  );
}

const isTo = (email: string) => sql`lower(to_address) = lower(${email})`;

/** About the jobs and notices of some records, whoever else is reached at the same address. `records`: pairs of uids. */
const isAbout = (records: SQL) => {
  const isOf = (alias: SQL) => sql`(${alias}.company_uid, ${alias}.managed_creator_uid) in ${records}`;
  return sql`(uid in (
      select m.outbox_uid from creator_mails m
      join job_requests j on j.company_uid = m.company_uid and j.uid = m.job_request_uid where ${isOf(sql`j`)})
    or split_part(dedupe_key, ':', 1) in ('notice_event', 'notice_deemed') and split_part(dedupe_key, ':', 2) in (
      select p.uid from payment_notices p where ${isOf(sql`p`)}
      union all
      select e.id::text from payment_notice_events e
      join payment_notices p on p.company_uid = e.company_uid and p.uid = e.notice_uid where ${isOf(sql`p`)}))`;
};

/** An agency's address stands in the records of many: what it was sent about the others is not this person's. */
const isOnlyTheirs = (company_uid: string, uid: string, email: string) => sql`not exists (
  select 1 from managed_creators m where m.company_uid = ${company_uid} and m.uid <> ${uid} and m.erased_at is null
    and m.email <> '' and lower(m.email) = lower(${email}))`;

/**
 * The mails to a profile's address, which an agency, a member or a company's other record may have, too. What support
 * answered, and what was sent about the connected records' jobs, is the person's own whoever reads it there. What such a
 * record's company still has to send is not dropped: the record stays, and with it what has to be paid.
 */
async function eraseProfileMails(uid: string, email: string): Promise<void> {
  await eraseMails(sql`kind = 'support_answer' and split_part(dedupe_key, ':', 2) in (
    select c.id from support_comments c where c.room_uid = ${uid})`);
  if (email === "") return;
  const connected = sql`(select company_uid, uid from managed_creators where creator_uid = ${uid})`;
  const isRecordOf = sql`m.company_uid = outbox_mails.company_uid and m.erased_at is null
    and m.email <> '' and lower(m.email) = lower(${email})`;
  const isNobodyElses = sql`not exists (select 1 from users u where u.email_key = lower(${email}) and u.deleted_at is null)
    and not exists (select 1 from creators c where c.uid <> ${uid} and c.deleted_at is null
      and lower(c.email) = lower(${email}))
    and not exists (select 1 from managed_creators m where ${isRecordOf}
      and (outbox_mails.sent_at is null or m.creator_uid is distinct from ${uid}))`;
  await eraseMails(sql`${isTo(email)}
    and ((${isNobodyElses}) or (sent_at is not null and ${isAbout(connected)}))`);
}

/** Answers kept for repeated calls hold whole records. */
const eraseAnswers = (uid: string) =>
  forgetAnswers(null, (answers) => answers.map((answer) => answer.includes(JSON.stringify(uid))));

/**
 * What an operator's deletion takes beside the profile itself and what was said with support: pictures, where links were
 * mailed to, the mails, and answers kept for repeated calls. Companies' own records are theirs and stay.
 */
export async function eraseCreatorTraces(uid: string, at: Date): Promise<void> {
  const time = at.toISOString();
  const { rows } = await db().execute(sql`select email from creators where uid = ${uid}`);
  const email = String(rows[0]?.email ?? "");
  await db().execute(sql`
    update uploads set name = '', removed_at = coalesce(removed_at, ${time}::timestamptz)
    where support_creator_uid = ${uid} or (company_uid is null and uploader_uid = ${uid})`);
  if (email !== "") {
    await db().execute(sql`
      update reply_tokens t set mailed_to = '' from job_requests j, managed_creators m
      where m.creator_uid = ${uid} and j.company_uid = m.company_uid and j.managed_creator_uid = m.uid
        and t.company_uid = j.company_uid and t.job_request_uid = j.uid and lower(t.mailed_to) = lower(${email})`);
  }
  await eraseProfileMails(uid, email);
  await eraseAnswers(uid);
}

/** The same for one company's record: what it was sent to any of its addresses, links, and notices that name the person. */
export async function eraseRecordTraces(
  company_uid: string,
  record: { readonly uid: string; readonly emails: readonly string[] },
  name: string,
): Promise<void> {
  const { uid, emails } = record;
  await db().execute(sql`
    update reply_tokens t set mailed_to = '' from job_requests j
    where j.company_uid = ${company_uid} and j.managed_creator_uid = ${uid}
      and t.company_uid = j.company_uid and t.job_request_uid = j.uid`);
  await db().execute(sql`
    update notifications n set title = regexp_replace(n.title, '^.*さんが', ${`${name}さんが`}), body = ''
    where n.company_uid = ${company_uid} and n.kind in ${kindsWithCreator("さんが")}
      and (split_part(split_part(n.href, '?', 1), '/', 3) in (
          select r.uid from chat_rooms r where r.company_uid = ${company_uid} and r.creator_uid = ${uid})
        or split_part(split_part(n.href, '?', 1), '/', 5) in (
          select j.uid from job_requests j where j.company_uid = ${company_uid} and j.managed_creator_uid = ${uid})
        or substring(n.href from 'post=([0-9A-Za-z-]+)') in (
          select p.uid from project_posts p where p.company_uid = ${company_uid} and p.creator_uid = ${uid}))`);
  await db().execute(sql`
    update notifications set title = regexp_replace(title, '^.*さんの', ${`${name}さんの`}), body = ''
    where company_uid = ${company_uid} and kind in ${kindsWithCreator("さんの")}
      and split_part(split_part(href, '?', 1), '/', 3) = ${uid}`);
  // 振込不能 names the payee, and a dispute is in the creator's own words: the notice itself keeps what law asks for.
  await db().execute(sql`
    update notifications set body = ''
    where company_uid = ${company_uid} and kind in ('notice_due', 'notice_disputed')
      and split_part(split_part(href, '?', 1), '/', 3) in (
        select p.uid from payment_notices p where p.company_uid = ${company_uid} and p.managed_creator_uid = ${uid})`);
  for (const email of emails.filter((each) => each !== "")) {
    const isTheirs = sql`(${isOnlyTheirs(company_uid, uid, email)} or ${isAbout(sql`(values (${company_uid}::text, ${uid}::text))`)})`;
    await eraseMails(sql`company_uid = ${company_uid} and ${isTo(email)} and ${isTheirs}`);
  }
  await eraseAnswers(uid);
}
