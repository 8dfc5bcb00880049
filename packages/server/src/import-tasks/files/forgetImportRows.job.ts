import { DAY_MS } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { defineJob } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { deleteExpiredDrafts } from "../drafts/import-drafts.repository.ts";
import { keepOnly, tasksKeeping } from "./forgetRows.repository.ts";

/** An error file waits over a holiday for whoever fixes it. */
export const ERROR_FILE_DAYS = 30;

/** Names, addresses and former values are personal data: kept no longer than undoing or fixing needs them. */
const steps = [
  { kept: "failed_rows", from: ["all"], days: 1 },
  { kept: "counts", from: ["all", "failed_rows"], days: ERROR_FILE_DAYS },
] as const;

/** Every night: throws away files nobody came back to, and the rows of imports that can be neither taken back nor fixed. */
export const forgetImportRows = defineJob<Record<string, never>>({
  name: "forget-import-rows",
  every: "45 3 * * *",
  run: async () => {
    await deleteExpiredDrafts(now());
    for (const { kept, from, days } of steps) {
      for (const task of await tasksKeeping(from, new Date(now().getTime() - days * DAY_MS)))
        await inTransaction(() => keepOnly(kept, task));
    }
  },
});
