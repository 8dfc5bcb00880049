import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { chatRoomMembers } from "../db/schema/chat-rooms.ts";
import { commentTemplates } from "../db/schema/comment-templates.ts";
import { importDrafts } from "../db/schema/import-tasks.ts";
import { notificationSettings, notifications } from "../db/schema/notifications.ts";
import { preferences } from "../db/schema/preferences.ts";
import { savedViewDefaults, savedViews } from "../db/schema/saved-views.ts";
import { scheduledComments } from "../db/schema/scheduled-comments.ts";
import { insertSentJob } from "./jobs.ts";

interface Member {
  readonly uid: string;
  readonly company_uid: string;
}

const memberColumn = {
  key: "checker",
  label: "確認担当",
  type: "member" as const,
  options: [],
  hidden: false,
  width: 120,
};
const textColumn = { ...memberColumn, key: "other", label: "備考", type: "text" as const };

/** One of everything that a member can hold in a company, shared and private; inside `app.run`. */
export async function insertWork({ uid, company_uid }: Member) {
  const at = now();
  const job = await insertSentJob(
    { uid: company_uid },
    {
      creator: { owner_uid: uid },
      project: { owner_uid: uid, columns: [memberColumn, textColumn] },
      job: { owner_uid: uid, custom_values: { checker: uid, other: "そのまま" } },
    },
  );
  const scheduledJob = await insertSentJob(
    { uid: company_uid },
    {
      project_uid: job.project_uid,
      job: { job_status: "candidate" },
      creator: { email: "waiting@example.test" },
      request: { scheduled_at: new Date(at.getTime() + 3_600_000), sent_at: null, sent_by: uid },
    },
  );
  await db()
    .insert(chatRoomMembers)
    .values({ company_uid, room_uid: job.room_uid, user_uid: uid, read_seq: 3, joined_at: at });
  const times = { created_at: at, updated_at: at };
  const [scheduled, sharedView, ownView, sharedTemplate, ownTemplate] = [1, 2, 3, 4, 5].map(newUid) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await db()
    .insert(scheduledComments)
    .values({
      ...times,
      id: scheduled,
      company_uid,
      room_uid: job.room_uid,
      created_by: uid,
      text: "あとで送ります",
      body_hash: "",
      send_at: new Date(at.getTime() + 3_600_000),
    });
  const view = { ...times, company_uid, list: "creators" as const, owner_uid: uid, query: "" };
  await db()
    .insert(savedViews)
    .values([
      { ...view, uid: sharedView, name: "共有", is_shared: true },
      { ...view, uid: ownView, name: "自分用" },
    ]);
  const member = { company_uid, user_uid: uid };
  await db()
    .insert(savedViewDefaults)
    .values({ ...member, list: "creators", view_uid: sharedView });
  const template = { ...times, company_uid, created_by: uid, text: "お世話になっております" };
  await db()
    .insert(commentTemplates)
    .values([
      { ...template, uid: sharedTemplate, name: "共有", shared: true },
      { ...template, uid: ownTemplate, name: "自分用", shared: false },
    ]);
  await db()
    .insert(notifications)
    .values({ ...member, uid: newUid(), kind: "contract", title: "契約", href: "/", created_at: at });
  await db()
    .insert(notificationSettings)
    .values({ ...member, uid: newUid(), channels: {}, updated_at: at });
  await db()
    .insert(preferences)
    .values({ ...member, uid: newUid(), key: "table.creators", value: {}, updated_at: at });
  await db()
    .insert(importDrafts)
    .values({
      uid: newUid(),
      company_uid,
      created_by: uid,
      file_name: "list.csv",
      size: 1,
      created_at: at,
      expires_at: new Date(at.getTime() + 3_600_000),
    });
  return { ...job, scheduledJob, scheduled, sharedView, ownView, sharedTemplate, ownTemplate };
}

/** What `insertWork` makes, as the call before a removal counts it. */
export const WORK_OF_ONE = {
  project_count: 1,
  creator_count: 1,
  room_count: 1,
  scheduled_comment_count: 1,
  scheduled_job_count: 1,
  shared_view_count: 1,
  shared_template_count: 1,
  cell_count: 2,
  private_count: 3,
};
