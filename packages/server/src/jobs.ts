import { housekeeping } from "./core/housekeeping.ts";
import type { AnyJob } from "./core/jobs.ts";
import { deliverMails } from "./core/mailer.ts";
import { pruneRealtimeEvents } from "./core/realtime/pruneJob.ts";
import { forgetImportRows } from "./import-tasks/forgetRows.ts";
import { runImport } from "./import-tasks/runImport.ts";
import { eraseArchivedCreators } from "./managed-creators/erase.ts";
import { collectDailyMetrics } from "./posts/collectMetrics.ts";
import { sendScheduledJobs } from "./projects/scheduledJobs.ts";

/** Everything that a server does outside requests. A job becomes part of it by one entry here. */
export const jobs: readonly AnyJob[] = [
  deliverMails,
  runImport,
  sendScheduledJobs,
  eraseArchivedCreators,
  forgetImportRows,
  housekeeping,
  collectDailyMetrics,
  pruneRealtimeEvents,
];
