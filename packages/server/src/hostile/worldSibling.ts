import { addComment } from "../comments/comments.service.ts";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { projectRowComments } from "../db/schema/projects.ts";
import { scheduledComments } from "../db/schema/scheduled-comments.ts";
import { uploads } from "../db/schema/uploads.ts";
import { insertSentJob, TERMS } from "../testing/jobs.ts";
import type { World } from "./world.ts";
import { insertDrafts } from "./worldDrafts.ts";
import { insertLink } from "./worldLinks.ts";
import { insertReport } from "./worldReports.ts";
import { insertSends } from "./worldSends.ts";

/** Another project of the same company with another creator: its rows as ids of their own, the rest as it was. */
export async function insertSibling(word: string, own: World): Promise<World> {
  const company_uid = own.company.uid;
  const actor = own.people.admin.uid;
  const at = now();
  const terms = { ...TERMS, work: word, note: word };
  const job = await insertSentJob(own.company, { request: { terms } });
  const { project_uid, room_uid } = job;
  const key = { company_uid, project_uid, managed_creator_uid: job.creator_uid };
  const [remark, comment, scheduled] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db()
    .insert(projectRowComments)
    .values({ ...key, uid: remark, text: word, created_by: actor, created_at: at });
  await addComment({ room_uid, uid: actor, id: comment, text: word, kind: "message" });
  await db()
    .insert(scheduledComments)
    .values({
      id: scheduled,
      company_uid,
      room_uid,
      created_by: actor,
      text: word,
      body_hash: newUid(),
      created_at: at,
      updated_at: at,
      send_at: new Date("2027-01-04T00:00:00Z"),
    });
  const upload = newUid();
  const size = { size: 1, width: 1, height: 1 };
  const picture = { uid: upload, company_uid, purpose: "chat", room_uid, uploader_uid: actor } as const;
  await db()
    .insert(uploads)
    .values({ ...picture, ...size, name: word, content_type: "image/png", created_at: at });
  const post = newUid();
  await db()
    .insert(projectPosts)
    .values({
      uid: post,
      company_uid,
      project_uid,
      job_request_uid: job.job_request_uid,
      creator_uid: job.creator_uid,
      platform: "youtube",
      media_type: "video",
      platform_id: post,
      url: `https://www.youtube.com/watch?v=${post}`,
      title: word,
      created_at: at,
    });
  const ids: World["ids"] = {
    ...own.ids,
    managed_creators: job.creator_uid,
    projects: project_uid,
    job_requests: job.job_request_uid,
    job_sends: await insertSends(word, { ...key, sent_by: actor }),
    reply_links: job.link_uid,
    drafts: await insertDrafts(word, company_uid, job.job_request_uid, actor),
    chat_rooms: room_uid,
    uploads: upload,
    comments: comment,
    scheduled_comments: scheduled,
    project_posts: post,
    project_row_comments: remark,
    short_links: await insertLink(word, company_uid, job.job_request_uid, actor),
    report_shares: await insertReport(word, { company_uid, project_uid }, actor),
  };
  return { ...own, job, ids };
}
