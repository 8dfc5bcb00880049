import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { lockAddress, mailTimes } from "./mailLimit.repository.ts";

const HOUR_MS = 60 * 60 * 1000;
const MAILS_PER_HOUR = 5;

/** Mails that anyone can have sent to an address that they typed; they count together. */
const REQUESTED_KINDS = ["verify_email", "account_exists", "confirm_email_change", "email_change_requested"];

/**
 * Refuses the sixth requested mail to an address within an hour, whether or not the address is known. Call it in the
 * transaction that writes the mail. @throws AppError rate_limited with Retry-After
 */
export async function limitRequestedMails(address: string): Promise<void> {
  const at = now().getTime();
  await lockAddress(address);
  const times = await mailTimes(address, REQUESTED_KINDS, new Date(at - HOUR_MS));
  // Room is made when the newest five are no longer all within the hour.
  const freeing = times.at(-MAILS_PER_HOUR);
  if (!freeing) return;
  const seconds = Math.ceil((freeing.getTime() + HOUR_MS - at) / 1000);
  throw new AppError("rate_limited", {
    message: `このアドレスへの送信が続いたため停止しています。${Math.ceil(seconds / 60)}分後にお試しください。先に、届いているメールと迷惑メールを確認してください。`,
    retryAfter: seconds,
  });
}
