import type { ParsedBodyOf, sendVerifyEmail } from "@tsumugi/contract";
import { mailAddressChanged } from "../auth/accountMails.presenter.ts";
import * as repository from "../auth/auth.repository.ts";
import { companyOf } from "../auth/identity.repository.ts";
import { requireOwnAccounts } from "../auth/ownAccounts.presenter.ts";
import type { Actor, PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { hashToken } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { maskEmail } from "../core/maskEmail.ts";
import { inSavepoint, inTransaction, isUniqueViolation } from "../db/index.ts";
import { isSameAddress, requestChange } from "./emailChange.service.ts";
import { limitRequestedMails } from "./mailLimit.service.ts";
import { sendVerificationMail } from "./sendVerification.service.ts";

/**
 * Mails the link that confirms the present address, or a new one. The answer does not say whether the new address
 * belongs to somebody. @throws AppError email_not_verified, rate_limited, conflict, invalid_request, external_account
 */
export async function sendVerification(
  actor: PersonActor,
  body: ParsedBodyOf<typeof sendVerifyEmail>,
): Promise<{ accepted: true }> {
  if (body.purpose === "change") await requestChange(actor, body);
  else await requestVerification(actor, body.next);
  return { accepted: true };
}

async function requestVerification(actor: PersonActor, next: string | undefined): Promise<void> {
  if (actor.email_verified) {
    throw new AppError("conflict", {
      message: "メールアドレスは確認済みです。画面を再読み込みして続けてください。",
    });
  }
  await inTransaction(async () => {
    await limitRequestedMails(actor.email);
    await sendVerificationMail(actor, next);
  });
}

/** Uses a mailed link up. @throws AppError not_found, link_used, link_expired */
async function useLink(token: string, purpose: "verify" | "change") {
  const hash = hashToken(token);
  const used = await repository.useVerificationToken(hash, purpose, now());
  if (used) return used;
  const known = found(await repository.findVerificationToken(hash, purpose));
  if (known.used_at) throw new AppError("link_used");
  throw new AppError("link_expired", {
    message:
      "このリンクは使えなくなりました。期限の24時間を過ぎたか、あとから新しいメールを送っています。いちばん新しいメールのリンクを開くか、もう一度送ってください。",
  });
}

/**
 * Confirms the caller's address by the link that was mailed to it. A link of somebody else stays unused.
 * @throws AppError not_found, wrong_account, link_used, link_expired
 */
export function verifyEmail(
  actor: PersonActor,
  { token }: { token: string },
): Promise<{ email_masked: string }> {
  return inTransaction(async () => {
    const { user_uid } = found(await repository.findVerificationToken(hashToken(token), "verify"));
    if (user_uid !== actor.uid) {
      throw new AppError("wrong_account", {
        message:
          "このリンクは、今サインインしているアカウントのものではありません。登録したアドレスでサインインし直してください。",
      });
    }
    const link = await useLink(token, "verify");
    const user = found(await repository.lockUser(link.user_uid));
    // The address was changed after the mail: the link says nothing about the present one.
    if (!isSameAddress(link.email, user.email)) throw new AppError("link_expired");
    await repository.setVerifiedEmail(user.uid, user.email, now());
    await audit("account.verify_email", user.uid, {}, await companyOf(user.uid));
    return { email_masked: maskEmail(user.email) };
  });
}

/**
 * Makes the new address current and ends every sign-in: one that somebody else has open must not outlive it.
 * @throws AppError not_found, link_used, link_expired; conflict where somebody has taken the address meanwhile
 */
export function confirmEmailChange(
  _actor: Actor,
  { token }: { token: string },
): Promise<{ email_masked: string }> {
  requireOwnAccounts();
  return inTransaction(async () => {
    const at = now();
    const link = await useLink(token, "change");
    const user = found(await repository.lockUser(link.user_uid));
    await takeAddress(user.uid, link.email, at);
    await repository.revokeAllFamilies(user.uid, at);
    // Links that were mailed to the former address must not open the account any more.
    await repository.expireVerificationTokens(user.uid, "reset", at);
    await repository.expireVerificationTokens(user.uid, "verify", at);
    await audit("account.change_email", user.uid, {}, await companyOf(user.uid));
    await sendMails([mailAddressChanged(user.email, link.email)]);
    return { email_masked: maskEmail(link.email) };
  });
}

async function takeAddress(uid: string, email: string, at: Date): Promise<void> {
  try {
    await inSavepoint(() => repository.setVerifiedEmail(uid, email, at));
  } catch (cause) {
    if (!isUniqueViolation(cause, "users_email_key")) throw cause;
    throw new AppError("conflict", {
      message:
        "このメールアドレスは、申し込みのあとにほかのアカウントで使われ始めました。別のアドレスで申し込み直してください。",
    });
  }
}
