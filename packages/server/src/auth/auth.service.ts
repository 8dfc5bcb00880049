import type { Session } from "@tsumugi/contract";
import type { Actor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { context, now } from "../core/context.ts";
import { deviceLabel } from "../core/deviceLabel.ts";
import { AppError } from "../core/errors.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { sendMails } from "../core/mailer.ts";
import { maskEmail } from "../core/maskEmail.ts";
import { networkOf } from "../core/network.ts";
import { inTransaction } from "../db/index.ts";
import { mailNewDevice, mailSignInEnded } from "./accountMails.presenter.ts";
import { keyOf } from "./addressKey.ts";
import * as repository from "./auth.repository.ts";
import { deviceCookie, knownDevice } from "./deviceCookies.presenter.ts";
import { judgeGuess } from "./guesses.service.ts";
import { companyOf } from "./identity.repository.ts";
import { idleSince } from "./idleTime.presenter.ts";
import { requireOwnAccounts } from "./ownAccounts.presenter.ts";
import { checkPassword } from "./passwords.ts";
import { renewedUser } from "./renewedUser.service.ts";
import { passSecondFactor } from "./secondFactor.service.ts";
import { publicKeys } from "./signingKeys.repository.ts";
import { tellOfLock } from "./tellOfLock.job.ts";
import { TOKEN_SECONDS } from "./tokens.service.ts";

const FAMILY_MS = 30 * 24 * 60 * 60 * 1000;
/** How long a used refresh token may be exchanged again: a page that is left never receives its answer. */
const REUSE_MS = 30 * 1000;

/**
 * Starts a sign-in. Unknown address, wrong password and a locked address cost the same work.
 * @throws AppError wrong_credentials; second_factor_required, or invalid_request for `code`; rate_limited with Retry-After after five failures in a row from one network
 */
export async function signIn(
  _actor: Actor,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  request?: Request,
): Promise<Session> {
  requireOwnAccounts();
  const key = keyOf(email);
  const known = await repository.userByEmail(key);
  const isRight = await checkPassword(known?.password_hash ?? undefined, password);
  const uid = known?.user.uid ?? "";
  const onWrong = (failures: number | null) => recordFailure(uid, email, failures, deviceOf(request));
  const device = knownDevice(request?.headers.get("cookie") ?? null, uid);
  const from = sourceOf(device);
  if (!(await judgeGuess({ key, ...from, isRight, what: "サインイン", onWrong })) || !known)
    throw new AppError("wrong_credentials");
  await passSecondFactor(uid, code, { ...from, onWrong: () => recordWrongCode(uid) });
  const user = known.user;
  return inTransaction(async () => {
    // The first sign-in of all is the owner's own, from the page that made the account.
    if (device === null && user.last_seen_at) await sendMails([mailNewDevice(user, deviceOf(request))]);
    return startSession(user, deviceOf(request));
  });
}

const sourceOf = (device: string | null) =>
  device
    ? { source: `device:${device}`, isKnown: true }
    : { source: networkOf(context().address), isKnown: false };

/** The same whether the address is known or not, so that both take as long: an unknown one is the operators' to see. */
async function recordFailure(
  user_uid: string,
  address: string,
  failures: number | null,
  device: string,
): Promise<void> {
  const detail = { address: maskEmail(address) };
  const company_uid = await companyOf(user_uid);
  if (failures !== null) await enqueue(tellOfLock, { user_uid, failures, device });
  if (!user_uid) return audit("session.fail_unknown", null, detail, company_uid);
  if (failures === null) return audit("session.fail", user_uid, detail, company_uid);
  return audit("session.lock", user_uid, Object.assign(detail, { failures }), company_uid);
}

const recordWrongCode = async (uid: string) => audit("session.fail_code", uid, {}, await companyOf(uid));

const deviceOf = (request: Request | undefined) => deviceLabel(request?.headers.get("user-agent") ?? null);

interface Signer {
  uid: string;
  email: string;
  name: string;
  email_verified_at: Date | null;
}

/** A new family of refresh tokens for a person who has just proved who they are. */
export function startSession(user: Signer, device = ""): Promise<Session> {
  return inTransaction(async () => {
    const at = now();
    const family = newUid();
    const expires_at = new Date(at.getTime() + FAMILY_MS);
    await repository.insertFamily({
      uid: family,
      user_uid: user.uid,
      auth_time: at,
      expires_at,
      device,
      last_used_at: at,
      created_at: at,
    });
    await audit("session.sign_in", user.uid, {}, await companyOf(user.uid));
    context().cookies.push(deviceCookie(user.uid));
    return session(user, { family, authTime: at, parent: null });
  });
}

interface Trade {
  readonly family: string;
  readonly authTime: Date;
  /** The hash of the token that is traded; null at the sign-in itself. */
  readonly parent: string | null;
}

async function session(user: Signer, { family, authTime, parent }: Trade): Promise<Session> {
  const refresh_token = newToken();
  await repository.insertRefreshToken(hashToken(refresh_token), family, parent);
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
 * lost. A later use, or the use of both answers, means that the token was stolen, and ends the family.
 * @throws AppError unauthenticated
 */
export async function refresh(
  _actor: Actor,
  { refresh_token: token }: { refresh_token: string },
  request?: Request,
): Promise<Session> {
  requireOwnAccounts();
  const made = await inTransaction(async () => {
    const at = now();
    const row = await repository.lockRefreshToken(hashToken(token));
    if (!row || !isAlive(row.family, at)) return undefined;
    const { used_at } = row.token;
    const isLate = used_at !== null && at.getTime() - used_at.getTime() > REUSE_MS;
    if (isLate || (await repository.hasUsedSibling(row.token))) {
      // Committed before the refusal: the newer token of the thief must end as well.
      await repository.revokeFamily(row.family.uid, at);
      await audit("session.reuse", row.user.uid, {}, await companyOf(row.user.uid));
      await sendMails([mailSignInEnded(row.user, row.family.device)]);
      return undefined;
    }
    // The time of the first use stays: a repeat does not prolong the 30 seconds.
    if (!used_at) await repository.useRefreshToken(row.token.token_hash, at);
    await repository.touchFamily(row.family.uid, deviceOf(request) || row.family.device, at);
    const { uid: family, auth_time: authTime } = row.family;
    const renewed = await session(row.user, { family, authTime, parent: row.token.token_hash });
    return { renewed, signIn: { uid: row.user.uid, session_uid: family, authTime } };
  });
  if (!made) throw new AppError("unauthenticated");
  return { ...made.renewed, user: await renewedUser(made.signIn) };
}

type Family = Awaited<ReturnType<typeof repository.livingFamilies>>[number];

/** A sign-in lasts thirty days, and ends before where nobody used it for the time that the settings say. */
function isAlive({ revoked_at, expires_at, last_used_at, created_at }: Family, at: Date): boolean {
  return !revoked_at && expires_at > at && (last_used_at ?? created_at) > idleSince(at);
}

/** Ends the sign-in of this token; an unknown one is ended already. */
export function signOut(_actor: Actor, { refresh_token: token }: { refresh_token: string }): Promise<void> {
  return inTransaction(async () => {
    const row = await repository.lockRefreshToken(hashToken(token));
    if (row) await repository.revokeFamily(row.family.uid, now());
  });
}

/** The public keys as RFC 7517 has them. */
export const jwks = async () => ({ keys: (await publicKeys()).map((key) => ({ ...key })) });
