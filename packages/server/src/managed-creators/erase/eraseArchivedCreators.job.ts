import { addDays, dayInJapan, startOfDayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { defineJob, eachOnItsOwn } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { ARCHIVE_DAYS } from "../archiveDays.ts";
import { erasable, lockByUid } from "../managed-creators.repository.ts";
import { openJobsOf } from "../openJobs.repository.ts";
import { eraseRecord } from "./erase.service.ts";

/** The person of one record, unless it was restored or asked for a job meanwhile. */
const erase = (company_uid: string, uid: string, before: Date): Promise<void> =>
  inTransaction(async () => {
    const record = await lockByUid(company_uid, uid);
    if (!record?.row.archived_at || record.row.erased_at || record.row.archived_at >= before) return;
    if ((await openJobsOf(company_uid, [uid])).size > 0) return;
    await eraseRecord(record.row);
  });

/** Every night: what has been archived for 30 days loses its personal data. */
export const eraseArchivedCreators = defineJob<Record<string, never>>({
  name: "erase-archived-creators",
  every: "30 3 * * *",
  // The words of each are looked for in all that the company wrote.
  expireInSeconds: 4 * 60 * 60,
  run: async () => {
    // The first moment whose day of erasure is still to come.
    const before = startOfDayInJapan(addDays(dayInJapan(now()), 1 - ARCHIVE_DAYS));
    await eachOnItsOwn(await erasable(before), ({ company_uid, uid }) => erase(company_uid, uid, before));
  },
});
