import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { postDailyMetrics, projectPosts } from "../db/schema/posts.ts";
import {
  postFigureEntries,
  postPrChecks,
  postPrSignatures,
  postReuses,
  prRules,
} from "../db/schema/pr-ledger.ts";
import { uploads } from "../db/schema/uploads.ts";
import type { insertSentJob } from "../testing/jobs.ts";
import { insertCollecting } from "./worldCollecting.ts";

export async function insertPost(
  word: string,
  company_uid: string,
  job: Awaited<ReturnType<typeof insertSentJob>>,
  actor: string,
) {
  const uid = newUid();
  const { project_uid, job_request_uid, creator_uid } = job;
  const platform = { platform: "youtube", media_type: "video", platform_id: uid } as const;
  const ids = { uid, company_uid, project_uid, job_request_uid, creator_uid };
  await db()
    .insert(projectPosts)
    .values({ ...ids, ...platform, url: `https://www.youtube.com/watch?v=${uid}`, created_at: now() });
  await db().insert(postDailyMetrics).values({
    company_uid,
    post_uid: uid,
    measured_on: "2026-11-19",
    views: 1,
    source: "api",
    fetched_at: now(),
  });
  await insertCollecting(word, company_uid, uid, actor);
  return uid;
}

export async function insertLedger(word: string, company_uid: string, post_uid: string, by: string) {
  const own = { company_uid, post_uid };
  const at = now();
  const evidence = newUid();
  await db().insert(uploads).values({
    uid: evidence,
    company_uid,
    purpose: "evidence",
    uploader_uid: by,
    name: word,
    content_type: "image/png",
    size: 1,
    width: 1,
    height: 1,
    created_at: at,
  });
  await db()
    .insert(prRules)
    .values({
      company_uid,
      platform: "youtube",
      wordings: [word],
      needs_label: false,
      updated_by: by,
      updated_at: at,
    });
  await db()
    .insert(postPrChecks)
    .values({
      ...own,
      uid: newUid(),
      occasion: "by_hand",
      outcome: "read",
      status: "ok",
      caption: word,
      source: "manual",
      checked_by: by,
      checked_at: at,
    });
  await db()
    .insert(postPrSignatures)
    .values({
      ...own,
      uid: newUid(),
      signed_by: by,
      signed_name: word,
      has_label: true,
      note: word,
      signed_at: at,
    });
  await db()
    .insert(postFigureEntries)
    .values({
      ...own,
      uid: newUid(),
      measured_on: "2026-11-19",
      figures: { reach: 1 },
      source: "manual",
      entered_by: by,
      entered_at: at,
    });
  const reuse = newUid();
  await db()
    .insert(postReuses)
    .values({
      ...own,
      uid: reuse,
      place: word,
      note: word,
      created_by: by,
      created_at: at,
      updated_at: at,
    });
  return { evidence, reuse };
}
