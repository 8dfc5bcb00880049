import { DAY_MS } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { defineJob } from "../../core/jobs.ts";
import { forgetChanges } from "./bulk.repository.ts";

/** Every night: changes that can no longer be taken back go, with what they wrote over. */
export const forgetBulkChanges = defineJob<Record<string, never>>({
  name: "forget-bulk-changes",
  every: "50 3 * * *",
  run: () => forgetChanges(new Date(now().getTime() - 2 * DAY_MS)),
});
