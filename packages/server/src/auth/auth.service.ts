import type { Session } from "@tsumugi/contract";
import type { Actor } from "../core/actor.ts";
import { context, now, publicUrl } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import * as repository from "./auth.repository.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { publicKeys } from "./signingKeys.repository.ts";
import { TOKEN_SECONDS } from "./tokens.service.ts";

const FAILURES = 5;
const LOCK_MS = 15 * 60 * 1000;
const FAMILY_MS = 30 * 24 * 60 * 60 * 1000;
const RESET_MS = 60 * 60 * 1000;
/** How long a used refresh token may be exchanged again: a page that is left never receives its answer. */
const REUSE_MS = 30 * 1000;

const keyOf = (email: string) => email.trim().toLowerCase();

/**
 * Starts a sign-in. Unknown address, wrong password and a locked address cost the same work.
 * @throws AppError wrong_credentials; rate_limited with Retry-After after five failures in a row.
 */
export async function signIn(
  _actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const key = keyOf(email);
  const at = now();
  const known = await repository.userByEmail(key);
  const right = await checkPassword(known?.password_hash ?? undefined, password);
  const user = right ? known?.user : undefined;
  // Checked and counted in one statement after the work: many guesses at once would otherwise all find it unlocked.
  const lockedUntil = new Date(at.getTime() + LOCK_MS);
  if (!user && (await repository.addFailure(key, at, FAILURES, lockedUntil))) {
    throw new AppError("wrong_credentials");
  }
  const failures = await repository.failuresOf(key);
  if (failures?.locked_until && failures.locked_until > at) {
    const seconds = Math.ceil((failures.locked_until.getTime() - at.getTime()) / 1000);
    throw new AppError("rate_limited", {
      message: `サインインの失敗が続いたため停止しています。${Math.ceil(seconds / 60)}分後にお試しください。`,
      retryAfter: seconds,
    });
  }
  if (!user) throw new AppError("wrong_credentials");
  await repository.clearFailures(key);
  return startSession(user);
}

interface Signer {
  uid: string;
  email: string;
  name: string;
  email_verified_at: Date | null;
}

/** A new family of refresh tokens for a person who has just proved who they are. */
export function startSession(user: Signer): Promise<Session> {
  return inTransaction(async () => {
    const at = now();
    const family = newUid();
    const expires_at = new Date(at.getTime() + FAMILY_MS);
    await repository.insertFamily({
      uid: family,
      user_uid: user.uid,
      auth_time: at,
      expires_at,
      created_at: at,
    });
    return session(user, family, at);
  });
}

async function session(user: Signer, family: string, authTime: Date): Promise<Session> {
  const refresh_token = newToken();
  await repository.insertRefreshToken(hashToken(refresh_token), family);
  const id_token = await context().deps.auth.issue({
    uid: user.uid,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    name: user.name,
    authTime,
    session_uid: family,
  });
  return { id_token, refresh_token, expires_in: TOKEN_SECONDS, uid: user.uid };
}

/**
 * Exchanges a refresh token for a new pair. A token counts once: a repeat within 30 seconds means that the answer was
 * lost; a later use means that the token was stolen, and ends the family. @throws AppError unauthenticated
 */
export async function refresh(
  _actor: Actor,
  { refresh_token: token }: { refresh_token: string },
): Promise<Session> {
  const made = await inTransaction(async () => {
    const at = now();
    const row = await repository.lockRefreshToken(hashToken(token));
    if (!row || row.family.revoked_at || row.family.expires_at <= at) return undefined;
    const { used_at } = row.token;
    if (used_at && at.getTime() - used_at.getTime() > REUSE_MS) {
      // Committed before the refusal: the newer token of the thief must end as well.
      await repository.revokeFamily(row.family.uid, at);
      return undefined;
    }
    // The time of the first use stays: a repeat does not prolong the 30 seconds.
    if (!used_at) await repository.useRefreshToken(row.token.token_hash, at);
    return session(row.user, row.family.uid, row.family.auth_time);
  });
  if (!made) throw new AppError("unauthenticated");
  return made;
}

/** Ends the sign-in of this token; an unknown one is ended already. */
export function signOut(_actor: Actor, { refresh_token: token }: { refresh_token: string }): Promise<void> {
  return inTransaction(async () => {
    const row = await repository.lockRefreshToken(hashToken(token));
    if (row) await repository.revokeFamily(row.family.uid, now());
  });
}

/** Mails a link of one hour. The answer is the same whether the address is known or not. */
export async function requestPasswordReset(
  _actor: Actor,
  { email }: { email: string },
): Promise<{ accepted: true }> {
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
    const expires_at = new Date(at.getTime() + RESET_MS);
    const row = {
      token_hash: hashToken(token),
      user_uid: user.uid,
      purpose: "reset" as const,
      email: user.email,
    };
    await repository.insertVerificationToken({ ...row, expires_at, created_at: at });
    const mail = {
      to: user.email,
      kind: "password_reset",
      subject: "【ツムギ】パスワードの再設定",
      text: `${user.name} 様\n\n次のリンクから新しいパスワードを設定してください（1時間有効）。\n${publicUrl(`/password-reset?token=${token}`)}\n\nお心当たりがない場合は、このメールを破棄してください。`,
    };
    await sendMails([mail]);
  });
}

/** Sets the password and ends every sign-in. @throws AppError link_expired */
export async function resetPassword(
  _actor: Actor,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await inTransaction(async () => {
    const at = now();
    const row = await repository.useVerificationToken(hashToken(token), "reset", at);
    if (!row) throw new AppError("link_expired");
    await repository.setPassword(row.user_uid, password_hash, at);
    await repository.revokeAllFamilies(row.user_uid, at);
    await repository.clearFailures(keyOf(row.email));
  });
}

/** The public keys as RFC 7517 has them. */
export const jwks = async () => ({ keys: (await publicKeys()).map((key) => ({ ...key })) });
