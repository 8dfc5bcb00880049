import type { Actor, PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { hashToken, newToken } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { mayMailReset } from "../verification/mailLimit.service.ts";
import { mailPasswordChanged, mailPasswordReset } from "./accountMails.presenter.ts";
import { accountOf, takeOver } from "./accountOf.service.ts";
import { keyOf } from "./addressKey.ts";
import { isAskedAgain } from "./askedAgain.ts";
import * as repository from "./auth.repository.ts";
import { clearFailures } from "./guesses.repository.ts";
import { type Guess, judgeGuess } from "./guesses.service.ts";
import { companyOf } from "./identity.repository.ts";
import { requireOwnAccounts } from "./ownAccounts.presenter.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { refuseWeakPassword } from "./weakPasswords.ts";

const RESET_MS = 60 * 60 * 1000;

/** Mails a link of one hour. The answer is the same whether the address is known or not. */
export async function requestPasswordReset(
  _actor: Actor,
  { email }: { email: string },
): Promise<{ accepted: true }> {
  requireOwnAccounts();
  await mailResetLink(email);
  return { accepted: true };
}

async function mailResetLink(email: string): Promise<void> {
  const known = await repository.userByEmail(keyOf(email));
  if (!known) return;
  const { user } = known;
  const token = newToken();
  const at = now();
  await inTransaction(async () => {
    if (!(await mayMailReset(user.email))) return;
    await repository.expireVerificationTokens(user.uid, "reset", at);
    await repository.insertVerificationToken({
      token_hash: hashToken(token),
      user_uid: user.uid,
      purpose: "reset",
      email: user.email,
      expires_at: new Date(at.getTime() + RESET_MS),
      created_at: at,
    });
    await audit("password.request_reset", user.uid, {}, await companyOf(user.uid));
    await sendMails([mailPasswordReset(user, token)]);
  });
}

/**
 * Whether a mailed link still sets a password, so that nobody thinks one up for nothing. Only whoever holds the link learns
 * more than that it is over.
 */
export async function getPasswordReset(
  _actor: Actor,
  { token }: { token: string },
): Promise<{ state: "open" | "used" | "expired" }> {
  requireOwnAccounts();
  const link = await repository.findVerificationToken(hashToken(token), "reset");
  if (link?.used_at) return { state: "used" };
  return { state: link && link.expires_at > now() ? "open" : "expired" };
}

/** Sets the password and ends every sign-in. @throws AppError link_expired */
export async function resetPassword(
  _actor: Actor,
  { token, password }: { token: string; password: string },
): Promise<void> {
  requireOwnAccounts();
  const password_hash = await hashPassword(password);
  await inTransaction(async () => {
    const row = await repository.useVerificationToken(hashToken(token), "reset", now());
    if (!row) {
      throw new AppError("link_expired", {
        message:
          "このリンクは使えません。期限が切れたか、すでに使われています。もう一度メールを送り、新しいリンクから再設定してください。",
      });
    }
    // Refused, the link is good for another try: nothing of this transaction stays.
    await refuseWeakPassword(password, row.email);
    const account = await accountOf(row.email);
    if (account?.user.uid === row.user_uid && !account.claimed) await takeOver(row.user_uid, now());
    await replacePassword(row.user_uid, password_hash, null);
    await clearFailures(keyOf(row.email));
    // The link was read in the mailbox of this address, so that nothing else is left to confirm.
    await repository.setAddressConfirmed(row.user_uid, row.email, now());
  });
}

/**
 * Whoever finds a screen that was left open does not know the password. Guesses count apart from those at the
 * entrance: they must not lock the owner out there.
 * @throws AppError invalid_request for `current_password`; rate_limited after five failures in a row
 */
export async function confirmOwnPassword(actor: PersonActor, password: string): Promise<void> {
  const isRight = await checkPassword(await repository.passwordHashOf(actor.uid), password);
  if (await judgeGuess(ownGuess(actor, isRight))) return;
  throw new AppError("invalid_request", {
    fields: { current_password: "今のパスワードが違います。入力し直してください。" },
  });
}

const ownGuess = ({ uid }: PersonActor, isRight: boolean): Guess => ({
  key: `password:${uid}`,
  source: "page",
  isKnown: true,
  isRight,
  what: "パスワードの確認",
});

/**
 * Whether this very change was made some minutes ago: its answer was lost, and it is asked for again. The new password is
 * a guess like the present one, and a lock holds for both. @throws AppError rate_limited
 */
async function isMadeAlready(actor: PersonActor, password: string): Promise<boolean> {
  const set = await repository.passwordSetAt(actor.uid);
  if (!set || !isAskedAgain(set, now())) return false;
  const isRight = await checkPassword(await repository.passwordHashOf(actor.uid), password);
  return isRight && judgeGuess(ownGuess(actor, true));
}

/** Sets another password and ends every other sign-in; this one goes on. Asked for again, it is done. */
export async function changePassword(
  actor: PersonActor,
  body: { current_password: string; password: string },
): Promise<void> {
  requireOwnAccounts();
  const isAnother = body.password !== body.current_password;
  if (isAnother && (await isMadeAlready(actor, body.password))) return;
  await confirmOwnPassword(actor, body.current_password);
  if (!isAnother) {
    throw new AppError("invalid_request", {
      fields: { password: "今のパスワードと同じです。別のパスワードにしてください。" },
    });
  }
  await refuseWeakPassword(body.password, actor.email);
  const password_hash = await hashPassword(body.password);
  await inTransaction(() => replacePassword(actor.uid, password_hash, actor.session_uid));
}

/** Also ends links that are under way: whoever got in meanwhile may have asked for another address or a reset. */
async function replacePassword(uid: string, password_hash: string, keep: string | null): Promise<void> {
  const at = now();
  const user = found(await repository.userByUid(uid));
  const isFirst = (await repository.passwordHashOf(uid)) === undefined;
  await repository.setPassword(uid, password_hash, at);
  await repository.revokeAllFamilies(uid, at, keep);
  await repository.expireVerificationTokens(uid, "reset", at);
  await repository.expireVerificationTokens(uid, "change", at);
  await audit("password.change", uid, {}, await companyOf(uid));
  if (!isFirst) await sendMails([mailPasswordChanged(user)]);
}
