import { dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob } from "../core/jobs.ts";
import { forgetVisitorsBefore } from "./clicks.repository.ts";

/** Soon after midnight: nobody can tell any more who clicked on a former day, not even with the address at hand. */
export const forgetVisitors = defineJob<Record<string, never>>({
  name: "forget-visitors",
  every: "10 0 * * *",
  run: async () => {
    const today = dayInJapan(now());
    await forgetVisitorsBefore(today, startOfDayInJapan(today));
  },
});
