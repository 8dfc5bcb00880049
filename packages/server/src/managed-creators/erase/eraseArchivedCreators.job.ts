import { DAY_MS } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { defineJob, eachOnItsOwn } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { ARCHIVE_DAYS } from "../archiveDays.ts";
import { erasable } from "../managed-creators.repository.ts";
import { eraseRecord } from "./erase.service.ts";

/** Every night: what has been archived for 30 days loses its personal data. */
export const eraseArchivedCreators = defineJob<Record<string, never>>({
  name: "erase-archived-creators",
  every: "30 3 * * *",
  run: async () => {
    const at = now();
    const due = await erasable(new Date(at.getTime() - ARCHIVE_DAYS * DAY_MS));
    await eachOnItsOwn(due, (record) => inTransaction(() => eraseRecord(record)));
  },
});
