import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { projectTerms } from "../db/schema/job-requests.ts";
import { insertSend } from "../projects/send/jobSends.repository.ts";
import { TERMS } from "../testing/jobs.ts";

/** A send under way, and the terms that the project keeps. */
export async function insertSends(
  word: string,
  {
    company_uid,
    project_uid,
    managed_creator_uid,
    sent_by,
  }: { company_uid: string; project_uid: string; managed_creator_uid: string; sent_by: string },
): Promise<string> {
  const uid = newUid();
  const { orderer: _, contractor: __, ordered_on: ___, ...ordered } = TERMS;
  const terms = { ...ordered, work: word, note: word };
  await db()
    .insert(projectTerms)
    .values({ company_uid, project_uid, kind: "default", terms, message: word, updated_by: sent_by });
  const body = { terms, message: word, fees: [], days: [], by_link: [], send_at: null };
  const due_at = new Date("2027-06-01T00:00:00Z");
  await insertSend({ uid, company_uid, project_uid, body, sent_by, due_at, created_at: now() }, [
    managed_creator_uid,
  ]);
  return uid;
}
