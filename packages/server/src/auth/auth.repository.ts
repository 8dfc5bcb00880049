import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { credentials, refreshFamilies, refreshTokens, verificationTokens } from "../db/schema/sign-in.ts";

/** People belong to no company: these take no `company_uid`. */

export async function userByEmail(email: string) {
  const [row] = await db()
    .select({ user: users, password_hash: credentials.password_hash })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_uid, users.uid))
    .where(and(eq(users.email_key, sql`lower(${email})`), isNull(users.deleted_at)));
  return row;
}

/** The hash of a person's password; undefined for a person without one. */
export async function passwordHashOf(userUid: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ password_hash: credentials.password_hash })
    .from(credentials)
    .where(eq(credentials.user_uid, userUid));
  return row?.password_hash;
}

export async function passwordSetAt(userUid: string): Promise<Date | undefined> {
  const [row] = await db()
    .select({ at: credentials.updated_at })
    .from(credentials)
    .where(eq(credentials.user_uid, userUid));
  return row?.at;
}

export async function userByUid(uid: string) {
  const [row] = await db()
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.deleted_at)));
  return row;
}

export async function insertFamily(row: typeof refreshFamilies.$inferInsert): Promise<void> {
  await db().insert(refreshFamilies).values(row);
}

/** The sign-ins of a person that have not ended, the one used last first. */
export async function livingFamilies(userUid: string, at: Date, idle_since: Date) {
  const { user_uid, revoked_at, expires_at, last_used_at, created_at } = refreshFamilies;
  const last = sql`coalesce(${last_used_at}, ${created_at})`;
  return db()
    .select()
    .from(refreshFamilies)
    .where(
      and(
        eq(user_uid, userUid),
        isNull(revoked_at),
        gt(expires_at, at),
        gt(last, sql`${idle_since.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(desc(last), desc(refreshFamilies.uid));
}

export async function touchFamily(uid: string, device: string, at: Date): Promise<void> {
  await db().update(refreshFamilies).set({ last_used_at: at, device }).where(eq(refreshFamilies.uid, uid));
}

/** @param parent_hash the token that was traded for this one; null at the sign-in itself */
export async function insertRefreshToken(
  token_hash: string,
  family_uid: string,
  parent_hash: string | null,
): Promise<void> {
  await db().insert(refreshTokens).values({ token_hash, family_uid, parent_hash });
}

/** Whether another token of the same trade was used: then two hold what only one was given. */
export async function hasUsedSibling(token: typeof refreshTokens.$inferSelect): Promise<boolean> {
  if (token.parent_hash === null) return false;
  const rows = await db()
    .select({ token_hash: refreshTokens.token_hash })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.family_uid, token.family_uid),
        eq(refreshTokens.parent_hash, token.parent_hash),
        ne(refreshTokens.token_hash, token.token_hash),
        isNotNull(refreshTokens.used_at),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The token with its family and person; the sign-in is locked, so that two uses at once cannot both be the first. */
export async function lockRefreshToken(tokenHash: string) {
  const [row] = await db()
    .select({ token: refreshTokens, family: refreshFamilies, user: users })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.uid, refreshTokens.family_uid))
    .innerJoin(users, and(eq(users.uid, refreshFamilies.user_uid), isNull(users.deleted_at)))
    .where(eq(refreshTokens.token_hash, tokenHash))
    .for("update", { of: [refreshTokens, refreshFamilies] });
  return row;
}

export async function useRefreshToken(tokenHash: string, at: Date): Promise<void> {
  await db().update(refreshTokens).set({ used_at: at }).where(eq(refreshTokens.token_hash, tokenHash));
}

export async function revokeFamily(familyUid: string, at: Date): Promise<void> {
  await db()
    .update(refreshFamilies)
    .set({ revoked_at: at })
    .where(and(eq(refreshFamilies.uid, familyUid), isNull(refreshFamilies.revoked_at)));
}

/** @returns false where the person has no such sign-in, or it has ended */
export async function revokeOwnFamily(userUid: string, familyUid: string, at: Date): Promise<boolean> {
  const ended = await db()
    .update(refreshFamilies)
    .set({ revoked_at: at })
    .where(
      and(
        eq(refreshFamilies.uid, familyUid),
        eq(refreshFamilies.user_uid, userUid),
        isNull(refreshFamilies.revoked_at),
      ),
    )
    .returning({ uid: refreshFamilies.uid });
  return ended.length > 0;
}

/** Ends every sign-in of a person at once, but for one where it is named. @returns how many ended */
export async function revokeAllFamilies(
  userUid: string,
  at: Date,
  except: string | null = null,
): Promise<number> {
  const ended = await db()
    .update(refreshFamilies)
    .set({ revoked_at: at })
    .where(
      and(
        eq(refreshFamilies.user_uid, userUid),
        isNull(refreshFamilies.revoked_at),
        except === null ? undefined : ne(refreshFamilies.uid, except),
      ),
    )
    .returning({ uid: refreshFamilies.uid });
  return ended.length;
}

export async function insertVerificationToken(row: typeof verificationTokens.$inferInsert): Promise<void> {
  await db().insert(verificationTokens).values(row);
}

export type TokenPurpose = "verify" | "change" | "reset";

/** Uses a token up and answers it; undefined when unknown, used, expired or of a person who is gone. */
export async function useVerificationToken(tokenHash: string, purpose: TokenPurpose, at: Date) {
  const alive = db().select({ uid: users.uid }).from(users).where(isNull(users.deleted_at));
  const [row] = await db()
    .update(verificationTokens)
    .set({ used_at: at })
    .where(
      and(
        eq(verificationTokens.token_hash, tokenHash),
        eq(verificationTokens.purpose, purpose),
        isNull(verificationTokens.used_at),
        gt(verificationTokens.expires_at, at),
        inArray(verificationTokens.user_uid, alive),
      ),
    )
    .returning();
  return row;
}

/** Ends the unused links that were mailed before for this purpose: only the newest is good. */
export async function expireVerificationTokens(
  userUid: string,
  purpose: TokenPurpose,
  at: Date,
): Promise<void> {
  await db()
    .update(verificationTokens)
    .set({ expires_at: at })
    .where(
      and(
        eq(verificationTokens.user_uid, userUid),
        eq(verificationTokens.purpose, purpose),
        isNull(verificationTokens.used_at),
        sql`${verificationTokens.expires_at} > ${at.toISOString()}::timestamptz`,
      ),
    );
}

/** The change of address that was asked for last, while its link is good. */
export async function findWaitingChange(userUid: string, at: Date) {
  const [row] = await db()
    .select({
      email: verificationTokens.email,
      created_at: verificationTokens.created_at,
      expires_at: verificationTokens.expires_at,
    })
    .from(verificationTokens)
    .where(
      and(
        eq(verificationTokens.user_uid, userUid),
        eq(verificationTokens.purpose, "change"),
        isNull(verificationTokens.used_at),
        gt(verificationTokens.expires_at, at),
      ),
    )
    .orderBy(desc(verificationTokens.created_at))
    .limit(1);
  return row;
}

/** A link as it was mailed, whatever became of it; undefined where its person is gone. */
export async function findVerificationToken(tokenHash: string, purpose: TokenPurpose) {
  const [row] = await db()
    .select({
      user_uid: verificationTokens.user_uid,
      used_at: verificationTokens.used_at,
      expires_at: verificationTokens.expires_at,
    })
    .from(verificationTokens)
    .innerJoin(users, and(eq(users.uid, verificationTokens.user_uid), isNull(users.deleted_at)))
    .where(and(eq(verificationTokens.token_hash, tokenHash), eq(verificationTokens.purpose, purpose)));
  return row;
}

/** Locked until the transaction ends. */
export async function lockUser(uid: string) {
  const [row] = await db()
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.deleted_at)))
    .for("update");
  return row;
}

/** Violates the unique index where somebody else has the address. */
export async function setVerifiedEmail(uid: string, email: string, at: Date): Promise<void> {
  await db().update(users).set({ email, email_verified_at: at, updated_at: at }).where(eq(users.uid, uid));
}

/** Confirms an address that still is the person's and was not confirmed before. */
export async function setAddressConfirmed(uid: string, email: string, at: Date): Promise<void> {
  await db()
    .update(users)
    .set({ email_verified_at: at, updated_at: at })
    .where(
      and(eq(users.uid, uid), sql`${users.email_key} = lower(${email})`, isNull(users.email_verified_at)),
    );
}

export async function removePassword(userUid: string): Promise<void> {
  await db().delete(credentials).where(eq(credentials.user_uid, userUid));
}

export async function setPassword(userUid: string, password_hash: string, at: Date): Promise<void> {
  await db()
    .insert(credentials)
    .values({ user_uid: userUid, password_hash, updated_at: at })
    .onConflictDoUpdate({ target: credentials.user_uid, set: { password_hash, updated_at: at } });
}
