import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { projectReports, reportShares } from "../db/schema/reports.ts";

/** A project's report with a link to it. @returns the link */
export async function insertReport(
  word: string,
  key: { company_uid: string; project_uid: string },
  actor: string,
) {
  const uid = newUid();
  await db()
    .insert(projectReports)
    .values({ ...key, sections: ["summary"], comment: word, updated_by: actor, updated_at: now() });
  await db()
    .insert(reportShares)
    .values({
      ...key,
      uid,
      token_hash: newUid(),
      label: word,
      sections: ["summary"],
      expires_at: new Date("2027-06-01T00:00:00Z"),
      created_by: actor,
      created_at: now(),
    });
  return uid;
}
