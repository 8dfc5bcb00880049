import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { defineJob, eachOnItsOwn, isStopping } from "../core/jobs.ts";
import { moveNotice } from "./moveNotice.service.ts";
import { silentNotices } from "./openNotices.repository.ts";

const PAGE = 200;

/**
 * Confirms what nobody objected to by the printed day, soon after midnight and again every hour, should the server have
 * been down. The row's lock and the table of moves let only one of several processes do it.
 */
export const confirmSilentNotices = defineJob<Record<string, never>>({
  name: "confirm-silent-notices",
  every: "5 * * * *",
  run: async () => {
    const today = dayInJapan(now());
    let after = "";
    while (!isStopping()) {
      const due = await silentNotices(today, { after, limit: PAGE });
      await eachOnItsOwn(due, ({ uid, company_uid }) => confirm(company_uid, uid));
      const last = due.at(-1);
      if (!last || due.length < PAGE) return;
      after = last.uid;
    }
  },
});

/** The payee or another process may have been faster: then there is nothing left to do. */
async function confirm(company_uid: string, uid: string): Promise<void> {
  try {
    await moveNotice({ reader: company_uid, uid, to: "confirmed", mover: "system", by_uid: null });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "illegal_transition") throw error;
  }
}
