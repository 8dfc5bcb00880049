import { sql } from "drizzle-orm";
import { addComment } from "../comments/comments.service.ts";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { queueMail } from "../core/mail.ts";
import { db } from "../db/index.ts";
import { companyChanges, invitations } from "../db/schema/accounts.ts";
import { creatorMailStops, jobReads, projectAutoMails } from "../db/schema/creator-mails.ts";
import { importTaskParts, importTaskRows, importTasks } from "../db/schema/import-tasks.ts";
import { differentCreators } from "../db/schema/managed-creators.ts";
import { notifications } from "../db/schema/notifications.ts";
import { preferences } from "../db/schema/preferences.ts";
import {
  jobStatusChanges,
  projectCellChanges,
  projectChecks,
  projectRowComments,
} from "../db/schema/projects.ts";
import { auditLogs, idempotencyKeys } from "../db/schema/records.ts";
import { projectShipments } from "../db/schema/shipments.ts";
import { insertCompany, insertGenre, insertManagedCreator, insertMember } from "../testing/index.ts";
import { insertSentJob, TERMS } from "../testing/jobs.ts";
import { insertChatExtras, insertSupportAndUploads } from "./worldChat.ts";
import {
  insertBulkChange,
  insertCustomField,
  insertHistory,
  insertImportDraft,
  insertView,
} from "./worldCreators.ts";
import { insertDrafts } from "./worldDrafts.ts";
import { insertLink } from "./worldLinks.ts";
import { insertNotices } from "./worldNotices.ts";
import { insertPayee } from "./worldPayees.ts";
import { insertLedger, insertPost } from "./worldPosts.ts";
import { insertReport } from "./worldReports.ts";
import { insertSends } from "./worldSends.ts";

/** What stands in every text of the company that nobody else may read. */
export const CANARY = "canary";

type Company = Awaited<ReturnType<typeof insertCompany>>;

const columnsOf = (word: string) =>
  [
    { key: "c1", label: `${word} 列`, type: "text" },
    { key: "c2", label: `${word} 確認`, type: "check" },
  ].map((column) => ({ ...column, options: [], hidden: false, width: null }));

async function insertPeople(company: Company) {
  const admin = await insertMember(company, "admin");
  return {
    admin,
    staff: await insertMember(company, "staff"),
    finance: await insertMember(company, "finance"),
    viewer: await insertMember(company, "viewer"),
  };
}

async function insertImport(word: string, company_uid: string, created_by: string, creator_uid: string) {
  const uid = newUid();
  const at = now();
  const counts = { total: 2, done: 2, created: 1, failed: 1, text_offset: 0, text_row: 2 };
  await db()
    .insert(importTasks)
    .values({
      uid,
      company_uid,
      created_by,
      file_name: "名簿.csv",
      status: "done_with_errors",
      encoding: "utf-8",
      delimiter: ",",
      headers: [word],
      mapping: ["memo"],
      created_at: at,
      finished_at: at,
      ...counts,
    });
  await db()
    .insert(importTaskParts)
    .values({ task_uid: uid, position: 0, bytes: new TextEncoder().encode(word) });
  const errors = [{ row: 2, preview: [word], field: null, message: word }];
  await db()
    .insert(importTaskRows)
    .values([
      {
        company_uid,
        task_uid: uid,
        row: 1,
        outcome: "created",
        managed_creator_uid: creator_uid,
        version_after: 1,
      },
      { company_uid, task_uid: uid, row: 2, outcome: "failed", cells: [word], errors },
    ]);
  return uid;
}

async function insertRecords(word: string, company_uid: string, user_uid: string) {
  const uid = newUid();
  await db()
    .insert(notifications)
    .values({
      uid,
      company_uid,
      user_uid,
      kind: "job_answered",
      title: "回答",
      href: `/projects/${word}`,
      created_at: now(),
    });
  await db()
    .insert(auditLogs)
    .values({ company_uid, actor_kind: "member", action: "test", detail: { text: word } });
  await db()
    .insert(companyChanges)
    .values({
      uid: newUid(),
      company_uid,
      section: "profile",
      changes: [{ field: "address", before: "", after: word }],
      by_uid: user_uid,
      at: now(),
    });
  await db()
    .insert(idempotencyKeys)
    .values({ user_uid, company_uid, route: "x", key: newUid(), request_hash: "x", status: 200 });
  await db()
    .insert(preferences)
    .values({
      uid: newUid(),
      company_uid,
      user_uid,
      key: `table.${word.toLowerCase()}`,
      updated_at: now(),
      value: { columns: [{ id: word, hidden: false, width: null }], sort: word, page_size: null },
    });
  await queueMail({ to: `${word}@example.test`, subject: "件名", text: "本文", kind: "test", company_uid });
  await db()
    .insert(invitations)
    .values({
      uid: newUid(),
      company_uid,
      type: "member",
      email: `${newUid()}@${word}.test`,
      role: "staff",
      token_hash: newUid(),
      expires_at: new Date("2027-06-01T00:00:00Z"),
    });
  return uid;
}

/** A company with a row in every tenant table; a new tenant table needs its row here. */
export async function insertWorld(word: string) {
  const company = await insertCompany();
  const company_uid = company.uid;
  const people = await insertPeople(company);
  const genre = await insertGenre();
  const handle = newUid();
  const creator = await insertManagedCreator(company, {
    owner_uid: people.admin.uid,
    accounts: [{ platform: "youtube", handle }],
    genre_uids: [genre.uid],
  });
  const terms = { ...TERMS, work: word, orderer: word, contractor: word, note: word };
  const job = await insertSentJob(company, { creator_uid: creator.uid, request: { terms } });
  const { project_uid, room_uid } = job;
  const key = { company_uid, project_uid, managed_creator_uid: creator.uid };
  const actor = people.admin.uid;
  await db()
    .insert(projectChecks)
    .values({ ...key, column_key: "c2", checked_by: actor, checked_at: now() });
  await db()
    .insert(projectShipments)
    .values({ ...key, recipient_address: word, recipient_taken_at: now(), note: word, updated_by: actor });
  await insertPayee({ company_uid, managed_creator_uid: creator.uid }, word);
  await db()
    .insert(jobStatusChanges)
    .values({ ...key, from_status: "candidate", to_status: "requested", mover: "staff", changed_at: now() });
  const remark = crypto.randomUUID();
  await db()
    .insert(projectRowComments)
    .values({ ...key, uid: remark, text: word, created_by: actor, created_at: now() });
  await db()
    .insert(projectCellChanges)
    .values({
      ...key,
      column_key: "memo",
      column_label: "社内メモ",
      before: word,
      after: word,
      changed_by: actor,
      changed_at: now(),
    });
  await db().execute(
    sql`update projects set columns = ${JSON.stringify(columnsOf(word))}::jsonb where uid = ${project_uid}`,
  );
  await db().execute(sql`update project_creators set custom_values = ${JSON.stringify({ c1: word })}::jsonb
    where project_uid = ${project_uid}`);
  await db().execute(sql`insert into chat_room_members (company_uid, room_uid, user_uid, joined_at)
    values (${company_uid}, ${room_uid}, ${actor}, ${now().toISOString()})`);
  await db().insert(jobReads).values({ company_uid, job_request_uid: job.job_request_uid, opened_at: now() });
  await db()
    .insert(projectAutoMails)
    .values({ company_uid, project_uid, is_on: true, updated_by: actor, updated_at: now() });
  await db().insert(creatorMailStops).values({
    uid: newUid(),
    company_uid,
    managed_creator_uid: creator.uid,
    kind: "reminder",
    stopped_at: now(),
  });
  const comment = crypto.randomUUID();
  // Plans a mail to the creator, too.
  await addComment({ room_uid, uid: actor, id: comment, text: word, kind: "message" });
  await addComment({ room_uid, uid: creator.uid, id: crypto.randomUUID(), text: word, kind: "message" });
  const send = await insertSends(word, { ...key, sent_by: actor });
  const extras = await insertChatExtras(word, company_uid, room_uid, actor);
  const post = await insertPost(word, company_uid, job, actor);
  const ledger = await insertLedger(word, company_uid, post, actor);
  const { upload, support } = await insertSupportAndUploads(word, company_uid, job, creator.uid);
  const drafted = await insertDrafts(word, company_uid, job.job_request_uid, actor);
  const paid = await insertNotices(word, job, actor);
  const task = await insertImport(word, company_uid, actor, creator.uid);
  const change = await insertBulkChange(word, company_uid, actor, creator.uid);
  await insertHistory(word, company_uid, actor, creator.uid);
  const customField = await insertCustomField(word, company_uid, creator.uid);
  const view = await insertView(word, company_uid, actor);
  const draft = await insertImportDraft(word, company_uid, people.admin.uid);
  const shortLink = await insertLink(word, company_uid, job.job_request_uid, actor);
  const share = await insertReport(word, { company_uid, project_uid }, actor);
  const notification = await insertRecords(word, company_uid, actor);
  /** By the word before an id in a path, or the beginning of a field's name. */
  const ids: Readonly<Record<string, string>> = {
    companies: company_uid,
    users: people.admin.uid,
    short_links: shortLink,
    report_shares: share,
    managed_creators: creator.uid,
    projects: project_uid,
    job_requests: job.job_request_uid,
    job_sends: send,
    reply_links: job.link_uid,
    drafts: drafted,
    chat_rooms: room_uid,
    support_chat_rooms: support,
    uploads: upload,
    comments: comment,
    comment_templates: extras.template,
    scheduled_comments: extras.scheduled,
    managed_creator_import_tasks: task,
    import_tasks: task,
    import_drafts: draft,
    notifications: notification,
    payment_notices: paid.notice,
    transfer_files: paid.file,
    project_posts: post,
    evidence: ledger.evidence,
    reuses: ledger.reuse,
    platform_keys: "x",
    project_row_comments: remark,
    bulk: change,
    saved_views: view,
    custom_fields: customField,
  };
  await db().insert(differentCreators).values({
    company_uid: company.uid,
    first_uid: "a",
    second_uid: "b",
    decided_by: people.admin.uid,
  });
  return { company, people, job, genre, ids };
}

export type World = Awaited<ReturnType<typeof insertWorld>>;
