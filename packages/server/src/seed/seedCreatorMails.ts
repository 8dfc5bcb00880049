import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import type { SeedCompany } from "./seedContext.ts";

/** Mails of the demo were never sent to anybody: their rows say what was, and no file lies in the outbox. */
const BODY = "デモの見本のため、本文はありません。";

/** What the creators of the demo's jobs were mailed, and what they have read: everything up to their last message. */
export async function seedCreatorMails({ uid: company_uid, name }: SeedCompany): Promise<void> {
  await db().execute(sql`
    insert into outbox_mails (uid, company_uid, to_address, subject, body_text, kind, dedupe_key, attempts, sent_at,
      next_attempt_at, created_at)
    select 'demo-mail-' || j.uid, j.company_uid, m.email, '【ツムギ】' || ${name}::text || ' 様から「' || p.name ||
      '」の依頼が届きました', ${BODY}, 'job_request', 'job_request:' || j.uid || ':1', 1, j.sent_at, j.sent_at, j.sent_at
    from job_requests j
    join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
    join managed_creators m on m.company_uid = j.company_uid and m.uid = j.managed_creator_uid
    where j.company_uid = ${company_uid} and j.sent_at is not null and m.email <> ''`);
  await db().execute(sql`
    insert into creator_mails (uid, company_uid, job_request_uid, kind, fact, state, due_at, decided_at, outbox_uid,
      by_uid, created_at)
    select 'demo-mail-' || j.uid, j.company_uid, j.uid, 'request', o.dedupe_key, 'queued', j.sent_at, j.sent_at, o.uid,
      j.sent_by, j.sent_at
    from job_requests j join outbox_mails o on o.uid = 'demo-mail-' || j.uid
    where j.company_uid = ${company_uid}`);
  await db().execute(sql`
    insert into outbox_mails (uid, company_uid, to_address, subject, body_text, kind, attempts, sent_at,
      next_attempt_at, created_at)
    select 'demo-status-mail-' || j.uid, j.company_uid, o.to_address, '【ツムギ】「' || p.name || case c.job_status
      when 'revision' then '」の下書きに修正のお願いがあります' when 'approved' then '」の下書きが承認されました'
      else '」の依頼は中止となりました' end || '（' || ${name}::text || '）', ${BODY}, 'creator_' || c.job_status, 1,
      c.entered_status_at, c.entered_status_at, c.entered_status_at
    from project_creators c
    join job_requests j on j.company_uid = c.company_uid and j.project_uid = c.project_uid
      and j.managed_creator_uid = c.managed_creator_uid
    join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
    join outbox_mails o on o.uid = 'demo-mail-' || j.uid
    where c.company_uid = ${company_uid} and c.job_status in ('revision', 'approved', 'cancelled')`);
  await db().execute(sql`
    insert into creator_mails (uid, company_uid, job_request_uid, kind, fact, entered_status_at, state, due_at,
      decided_at, outbox_uid, created_at)
    select o.uid, j.company_uid, j.uid, c.job_status, c.job_status || ':demo', c.entered_status_at, 'queued',
      o.sent_at, o.sent_at, o.uid, o.created_at
    from project_creators c
    join job_requests j on j.company_uid = c.company_uid and j.project_uid = c.project_uid
      and j.managed_creator_uid = c.managed_creator_uid
    join outbox_mails o on o.uid = 'demo-status-mail-' || j.uid
    where c.company_uid = ${company_uid}`);
  await db().execute(sql`
    insert into job_reads (company_uid, job_request_uid, opened_at, read_seq, read_at, mailed_seq)
    select r.company_uid, r.job_request_uid, max(c.created_at), max(c.seq), max(c.created_at), max(r.last_seq)
    from chat_rooms r join comments c on c.room_uid = r.uid and c.uid = r.creator_uid and c.kind = 'message'
    where r.company_uid = ${company_uid} and r.type = 'job_request' group by r.company_uid, r.job_request_uid`);
}
