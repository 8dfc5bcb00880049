import { tellOfLock } from "./auth/tellOfLock.job.ts";
import { sendContractNotices } from "./companies/contractNotices.job.ts";
import { eraseCompanies } from "./companies/eraseCompanies.job.ts";
import { housekeeping } from "./core/housekeeping.ts";
import type { AnyJob } from "./core/jobs.ts";
import { deliverMails } from "./core/mailer.ts";
import { maintainTables, vacuumTables } from "./core/maintainTables.job.ts";
import { purgeOutboxFiles } from "./core/purgeOutboxFiles.job.ts";
import { pruneRealtimeEvents } from "./core/realtime/pruneJob.ts";
import { renewSealedIn } from "./core/renewSealed.job.ts";
import { planReminders } from "./creator-mails/planReminders.job.ts";
import { sendCreatorMails } from "./creator-mails/sendCreatorMails.job.ts";
import { collectFollowers } from "./creators/collectFollowers.job.ts";
import { removeFieldValues } from "./custom-fields/removeValues.job.ts";
import { renewSearchKeys } from "./custom-fields/renewKeys.job.ts";
import { forgetImportRows } from "./import-tasks/files/forgetImportRows.job.ts";
import { runImport } from "./import-tasks/run/runImport.job.ts";
import { undoImport } from "./import-tasks/undo/undoImport.job.ts";
import { forgetBulkChanges } from "./managed-creators/bulk/forgetBulkChanges.job.ts";
import { eraseArchivedCreators } from "./managed-creators/erase/eraseArchivedCreators.job.ts";
import { forgetKept } from "./managed-creators/erase/forgetKept.job.ts";
import { sendDigests } from "./notifications/sendDigests.job.ts";
import { sendNoticeMails } from "./payees/sendNoticeMails.job.ts";
import { forgetArchivedNotices } from "./payment-notices/archive/forgetArchived.job.ts";
import { confirmSilentNotices } from "./payment-notices/confirmSilent.job.ts";
import { keepDocument } from "./payment-notices/document/keepDocument.job.ts";
import { remindOfDueNotices } from "./payment-notices/remindOfDue.job.ts";
import { collectDailyMetrics } from "./posts/collectMetrics.job.ts";
import { purgeRemovedPosts } from "./posts/purgeRemovedPosts.job.ts";
import { runJobSends } from "./projects/send/runJobSends.job.ts";
import { sendScheduledJobs } from "./projects/sendScheduledJobs.job.ts";
import { sendDueComments } from "./scheduled-comments/sendDueComments.job.ts";
import { sealedColumns } from "./sealedColumns.ts";
import { forgetVisitors } from "./short-links/forgetVisitors.job.ts";
import { purgeUploads } from "./uploads/purgeUploads.job.ts";

/** Everything that a server does outside requests. A job becomes part of it by one entry here. */
export const jobs: readonly AnyJob[] = [
  deliverMails,
  tellOfLock,
  keepDocument,
  runImport,
  undoImport,
  renewSearchKeys,
  removeFieldValues,
  runJobSends,
  sendScheduledJobs,
  sendDueComments,
  planReminders,
  sendCreatorMails,
  sendDigests,
  eraseArchivedCreators,
  forgetKept,
  eraseCompanies,
  sendContractNotices,
  confirmSilentNotices,
  forgetArchivedNotices,
  remindOfDueNotices,
  sendNoticeMails,
  forgetBulkChanges,
  forgetImportRows,
  forgetVisitors,
  housekeeping,
  collectDailyMetrics,
  purgeRemovedPosts,
  collectFollowers,
  pruneRealtimeEvents,
  purgeUploads,
  purgeOutboxFiles,
  maintainTables,
  vacuumTables,
  renewSealedIn(sealedColumns),
];
