import type { EmailChange } from "@tsumugi/contract";
import * as repository from "../auth/auth.repository.ts";
import { requireOwnAccounts } from "../auth/ownAccounts.presenter.ts";
import { confirmOwnPassword } from "../auth/passwordChange.service.ts";
import type { PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { hashToken, newToken } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { limitRequestedMails } from "./mailLimit.service.ts";
import { VERIFICATION_MS } from "./sendVerification.service.ts";
import { changeMail, changeRequestedMail, takenMail } from "./verificationMails.presenter.ts";

export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

type Waiting = Pick<
  NonNullable<Awaited<ReturnType<typeof repository.findWaitingChange>>>,
  "email" | "created_at" | "expires_at"
>;

const present = ({ email, created_at, expires_at }: Waiting): EmailChange => ({
  email,
  requested_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

/**
 * Asks for another address. Both addresses hear of it; the answer does not say whether the new one belongs to somebody.
 * While the present one is not confirmed, the account may yet become that of its owner.
 * @throws AppError email_not_verified, rate_limited, invalid_request, external_account
 */
export async function requestChange(
  actor: PersonActor,
  { email, current_password }: { email: string; current_password: string },
): Promise<void> {
  requireOwnAccounts();
  if (!actor.email_verified) throw new AppError("email_not_verified");
  if (isSameAddress(email, actor.email)) {
    throw new AppError("invalid_request", {
      fields: { email: "今のメールアドレスと同じです。新しいアドレスを入力してください。" },
    });
  }
  await confirmOwnPassword(actor, current_password);
  const change = { former: actor.email, present: email, name: actor.name };
  await inTransaction(async () => {
    // In one order, so that two people who want each other's address do not wait for each other.
    for (const address of [actor.email, email].sort()) await limitRequestedMails(address);
    const { mail } = await writeLink(actor, email);
    await audit("account.request_email_change", actor.uid);
    await sendMails([mail, changeRequestedMail(change)]);
  });
}

/**
 * A new link for the change, the ones before it having ended. Where somebody has the address, its owner gets a mail that
 * says so, and the link of what waits is known to nobody: the change looks the same to whoever asked for it.
 */
async function writeLink(actor: PersonActor, email: string) {
  const at = now();
  await repository.expireVerificationTokens(actor.uid, "change", at);
  const token = newToken();
  const waiting = { email, created_at: at, expires_at: new Date(at.getTime() + VERIFICATION_MS) };
  await repository.insertVerificationToken({
    ...waiting,
    token_hash: hashToken(token),
    user_uid: actor.uid,
    purpose: "change",
  });
  const change = { former: actor.email, present: email, name: actor.name };
  const isTaken = (await repository.userByEmail(email)) !== undefined;
  return { waiting, mail: isTaken ? takenMail(change) : changeMail(change, token) };
}

/** The change that waits for its link to be used. @throws AppError external_account */
export async function getEmailChange(actor: PersonActor): Promise<{ email_change: EmailChange | null }> {
  requireOwnAccounts();
  const waiting = await repository.findWaitingChange(actor.uid, now());
  return { email_change: waiting ? present(waiting) : null };
}

/** Mails a new link to the address that waits. @throws AppError not_found, rate_limited, external_account */
export function resendEmailChange(actor: PersonActor): Promise<{ email_change: EmailChange }> {
  requireOwnAccounts();
  return inTransaction(async () => {
    const { email } = found(await repository.findWaitingChange(actor.uid, now()));
    await limitRequestedMails(email);
    const { waiting, mail } = await writeLink(actor, email);
    await audit("account.request_email_change", actor.uid);
    await sendMails([mail]);
    return { email_change: present(waiting) };
  });
}

/** Ends the link of the change that waits. @throws AppError external_account */
export async function cancelEmailChange(actor: PersonActor): Promise<void> {
  requireOwnAccounts();
  await inTransaction(async () => {
    const at = now();
    if (!(await repository.findWaitingChange(actor.uid, at))) return;
    await repository.expireVerificationTokens(actor.uid, "change", at);
    await audit("account.cancel_email_change", actor.uid);
  });
}
