import { ERASED_REASON_MONTHS, ERASED_TERMS_MONTHS } from "@tsumugi/contract";
import { now } from "../../core/context.ts";
import { defineJob } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { forgetPaidPayees, forgetReasons, forgetTerms } from "./forgetKept.repository.ts";

function monthsAgo(months: number): Date {
  const at = new Date(now());
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
}

/** Every night: what stayed of erased creators for a reason goes when its time is over. */
export const forgetKept = defineJob<Record<string, never>>({
  name: "forget-kept-of-erased",
  every: "35 3 * * *",
  run: () =>
    inTransaction(async () => {
      await forgetTerms(monthsAgo(ERASED_TERMS_MONTHS));
      await forgetReasons(monthsAgo(ERASED_REASON_MONTHS));
      await forgetPaidPayees();
    }),
});
