import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { jobDraftComments, jobDraftReviews, jobDrafts } from "../db/schema/job-drafts.ts";

/** A draft of the job with a decision and a comment. Answers the draft's uid. */
export async function insertDrafts(
  word: string,
  company_uid: string,
  job_request_uid: string,
  member_uid: string,
): Promise<string> {
  const [uid, at] = [newUid(), now()];
  await db()
    .insert(jobDrafts)
    .values({
      uid,
      company_uid,
      job_request_uid,
      version: 1,
      text: word,
      video_url: `https://example.test/${word}`,
      state: "revision",
      submitted_at: at,
      body_hash: "x",
    });
  await db().insert(jobDraftReviews).values({
    uid: newUid(),
    company_uid,
    draft_uid: uid,
    decision: "revision",
    message: word,
    reviewed_by: member_uid,
    reviewed_at: at,
  });
  await db()
    .insert(jobDraftComments)
    .values({
      company_uid,
      uid: newUid(),
      draft_uid: uid,
      place: { kind: "text", start: 0, end: word.length, quote: word },
      text: word,
      written_by: member_uid,
      created_at: at,
    });
  return uid;
}
