import { COMPANY_KEPT_DAYS } from "@tsumugi/contract";
import { audit } from "../core/audit.ts";
import { addDays, dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { planFirestoreRemoval } from "../core/firestoreRemovals.repository.ts";
import { defineJob, eachOnItsOwn, enqueue } from "../core/jobs.ts";
import { purgeOutboxFiles } from "../core/purgeOutboxFiles.job.ts";
import { inTransaction } from "../db/index.ts";
import { archiveNoticesOf } from "../payment-notices/archive/archive.repository.ts";
import { lockCompany } from "./companies.repository.ts";
import { deletedBefore, eraseCompanyRows } from "./eraseCompanies.repository.ts";

/** Everything of one company but the documents that tax law keeps, unless it was restored meanwhile. */
const erase = (uid: string, before: Date): Promise<void> =>
  inTransaction(async () => {
    const row = await lockCompany(uid);
    if (!row?.deleted_at || row.deleted_at >= before) return;
    // The bridge removes the documents afterwards: nothing outside waits within a transaction.
    await planFirestoreRemoval(uid);
    await archiveNoticesOf(uid, now());
    await eraseCompanyRows(uid, now());
    await audit("company.erase", uid, {}, uid);
    // Mails that lie as files hold names and links, too.
    await enqueue(purgeOutboxFiles, {});
  });

/** Every night: companies that were deleted 30 days ago are erased, whole or not at all. */
export const eraseCompanies = defineJob<Record<string, never>>({
  name: "erase-companies",
  every: "20 3 * * *",
  // A company with years of chat takes longer than a job usually may.
  expireInSeconds: 4 * 60 * 60,
  run: async () => {
    // The first moment whose day of erasure is still to come.
    const before = startOfDayInJapan(addDays(dayInJapan(now()), 1 - COMPANY_KEPT_DAYS));
    await eachOnItsOwn(await deletedBefore(before), ({ uid }) => erase(uid, before));
  },
});
