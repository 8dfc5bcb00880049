import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { defineJob } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { deleteExpired } from "./archive.repository.ts";

/** Every night: archived notices whose time is over go. */
export const forgetArchivedNotices = defineJob<Record<string, never>>({
  name: "forget-archived-notices",
  every: "40 3 * * *",
  run: () => inTransaction(() => deleteExpired(dayInJapan(now()))),
});
