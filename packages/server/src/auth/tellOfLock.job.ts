import { defineJob } from "../core/jobs.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { mayMailOfLock } from "../verification/mailLimit.service.ts";
import { mailSignInLocked } from "./accountMails.presenter.ts";
import { userByUid } from "./auth.repository.ts";

/**
 * Tells the owner of an account that somebody's guesses were stopped. A job, so that the refusal takes as long for an
 * address that nobody has; `user_uid` is empty then.
 */
export const tellOfLock = defineJob<{ user_uid: string; failures: number; device: string }>({
  name: "tell-of-lock",
  run: ({ user_uid, failures, device }) =>
    inTransaction(async () => {
      const user = await userByUid(user_uid);
      if (user && (await mayMailOfLock(user.email)))
        await sendMails([mailSignInLocked(user, { failures, device })]);
    }),
});
