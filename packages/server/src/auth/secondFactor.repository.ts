import { and, count, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { sealedColumn } from "../core/sealedColumn.ts";
import { db } from "../db/index.ts";
import { recoveryCodes, secondFactors } from "../db/schema/sign-in.ts";

/** People belong to no company: these take no `company_uid`. */

const placeOf = ({ user_uid }: { readonly user_uid: string }) => ({ company_uid: "", row: user_uid });
export const sealedSecret = sealedColumn(secondFactors, "secret", ["user_uid"], placeOf);
export const sealedPending = sealedColumn(secondFactors, "pending_secret", ["user_uid"], placeOf);

export async function secondFactorOf(user_uid: string) {
  const [row] = await db().select().from(secondFactors).where(eq(secondFactors.user_uid, user_uid));
  return row;
}

export async function keepPending(user_uid: string, pending_secret: string, at: Date): Promise<void> {
  await db()
    .insert(secondFactors)
    .values({ user_uid, pending_secret, created_at: at })
    .onConflictDoUpdate({ target: secondFactors.user_uid, set: { pending_secret } });
}

export async function turnOn(user_uid: string, secret: string, step: number, at: Date): Promise<void> {
  await db()
    .update(secondFactors)
    .set({ secret, pending_secret: null, confirmed_at: at, last_step: step })
    .where(eq(secondFactors.user_uid, user_uid));
}

/** @returns whether it was on */
export async function turnOff(user_uid: string): Promise<boolean> {
  const ended = await db()
    .delete(secondFactors)
    .where(eq(secondFactors.user_uid, user_uid))
    .returning({ confirmed_at: secondFactors.confirmed_at });
  return ended.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Who of these people has it on. */
export async function protectedAmong(user_uids: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ user_uid: secondFactors.user_uid })
    .from(secondFactors)
    .where(and(inArray(secondFactors.user_uid, [...user_uids]), isNotNull(secondFactors.confirmed_at)));
  return new Set(rows.map(({ user_uid }) => user_uid));
}

/** @returns false where this code or a later one was used before: of two at once, one */
export async function useStep(user_uid: string, step: number): Promise<boolean> {
  const used = await db()
    .update(secondFactors)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactors.user_uid, user_uid),
        isNotNull(secondFactors.confirmed_at),
        lt(secondFactors.last_step, step),
      ),
    )
    .returning({ user_uid: secondFactors.user_uid });
  return used.length > 0;
}

export async function replaceCodes(user_uid: string, hashes: readonly string[]): Promise<void> {
  await db().delete(recoveryCodes).where(eq(recoveryCodes.user_uid, user_uid));
  await db()
    .insert(recoveryCodes)
    .values(hashes.map((code_hash) => ({ user_uid, code_hash })));
}

const oneCode = (user_uid: string, code_hash: string) =>
  and(eq(recoveryCodes.user_uid, user_uid), eq(recoveryCodes.code_hash, code_hash));

export async function hasCode(user_uid: string, code_hash: string): Promise<boolean> {
  const rows = await db()
    .select({ code_hash: recoveryCodes.code_hash })
    .from(recoveryCodes)
    .where(oneCode(user_uid, code_hash));
  return rows.length > 0;
}

export async function useCode(user_uid: string, code_hash: string): Promise<boolean> {
  const used = await db()
    .delete(recoveryCodes)
    .where(oneCode(user_uid, code_hash))
    .returning({ code_hash: recoveryCodes.code_hash });
  return used.length > 0;
}

export async function countCodes(user_uid: string): Promise<number> {
  const [row] = await db()
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_uid, user_uid));
  return row?.left ?? 0;
}
