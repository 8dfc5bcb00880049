import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { lockAddress, mailTimes } from "./mailLimit.repository.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAILS_PER_HOUR = 5;

/** How many mails of some kind an address gets; each kind says for itself what counts and what a refusal says. */
export interface MailLimit {
  /** Least time between two of them. */
  readonly gapMs?: number;
  /** When they were written since then, in any order. */
  readonly times: (since: Date) => Promise<readonly Date[]>;
  readonly refusal: (seconds: number) => { readonly message: string; readonly retryAfter: number };
}

/** Seconds until the next one may be written: five in an hour, and never one right after another. 0: now. */
async function secondsToWait({ gapMs = 0, times }: Pick<MailLimit, "gapMs" | "times">): Promise<number> {
  const at = now().getTime();
  const written = (await times(new Date(at - HOUR_MS))).map((time) => time.getTime()).sort((a, b) => a - b);
  // Room is made when the newest five are no longer all within the hour.
  const fifth = written.at(-MAILS_PER_HOUR);
  const newest = written.at(-1);
  const until = Math.max(
    fifth === undefined ? 0 : fifth + HOUR_MS,
    newest === undefined ? 0 : newest + gapMs,
  );
  return Math.max(0, Math.ceil((until - at) / 1000));
}

/**
 * Refuses a mail to an address that has had its share. Call it in the transaction that writes the mail, under a lock
 * that lets one writer of such mails in at a time. @throws AppError rate_limited with Retry-After
 */
export async function limitMails(limit: MailLimit): Promise<void> {
  const seconds = await secondsToWait(limit);
  if (seconds > 0) throw new AppError("rate_limited", limit.refusal(seconds));
}

/** Mails that anyone can have sent to an address that they typed; they count together. */
const REQUESTED_KINDS = ["verify_email", "account_exists", "confirm_email_change", "email_change_requested"];

/**
 * Refuses the sixth requested mail to an address within an hour, whether or not the address is known. Call it in the
 * transaction that writes the mail. @throws AppError rate_limited with Retry-After
 */
export async function limitRequestedMails(address: string): Promise<void> {
  await lockAddress(address);
  await limitMails({
    times: (since) => mailTimes(address, REQUESTED_KINDS, since),
    refusal: (seconds) => ({
      message: `このアドレスへの送信が続いたため停止しています。${Math.ceil(seconds / 60)}分後にお試しください。先に、届いているメールと迷惑メールを確認してください。`,
      retryAfter: seconds,
    }),
  });
}

/**
 * Whether a link to reset the password may go to an address: five in an hour. Nobody is refused, since only addresses
 * that are known get such mails: the newest link goes on instead. Call it in the transaction that writes the mail.
 */
export async function mayMailReset(address: string): Promise<boolean> {
  await lockAddress(address);
  return (await secondsToWait({ times: (since) => mailTimes(address, ["password_reset"], since) })) === 0;
}

/** Whether the owner of an address may hear of a lock: once a day, however long somebody goes on guessing. */
export async function mayMailOfLock(address: string): Promise<boolean> {
  await lockAddress(address);
  return (await mailTimes(address, ["sign_in_locked"], new Date(now().getTime() - DAY_MS))).length === 0;
}
