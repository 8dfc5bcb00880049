import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { signInFailures } from "../db/schema/sign-in.ts";

/** When the last of the locks on these sources ends; undefined where none holds. */
export async function lockedUntil(emailKey: string, sources: readonly string[], at: Date) {
  const { email_key, source, locked_until } = signInFailures;
  const [row] = await db()
    .select({ until: locked_until })
    .from(signInFailures)
    .where(and(eq(email_key, emailKey), inArray(source, [...sources]), gt(locked_until, at)))
    .orderBy(desc(locked_until))
    .limit(1);
  return row?.until ?? undefined;
}

export interface LockRule {
  readonly limit: number;
  readonly lockMs: number;
  /** Counting begins again after so long without a failure; null: after each lock. */
  readonly restMs: number | null;
}

/**
 * Counts one failure; the one that reaches the limit locks. Looks and counts in one statement, so that of many guesses at
 * once no more than the limit count. @returns undefined where it was locked already
 */
export async function addFailure(
  key: { readonly email_key: string; readonly source: string },
  at: Date,
  { limit, lockMs, restMs }: LockRule,
): Promise<{ failures: number; locks: boolean } | undefined> {
  const { email_key, source, failures, locked_until, last_failed_at } = signInFailures;
  const text = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const isOver =
    restMs === null
      ? sql`${locked_until} is not null`
      : sql`${last_failed_at} < ${text(new Date(at.getTime() - restMs))}`;
  const next = sql`case when ${isOver} then 1 else ${failures} + 1 end`;
  const [row] = await db()
    .insert(signInFailures)
    .values({ ...key, failures: 1, last_failed_at: at })
    .onConflictDoUpdate({
      target: [email_key, source],
      set: {
        failures: next,
        locked_until: sql`case when ${next} >= ${limit} then ${text(new Date(at.getTime() + lockMs))} end`,
        last_failed_at: at,
      },
      setWhere: or(isNull(locked_until), lte(locked_until, at)),
    })
    .returning({ failures, locked_until });
  return row && { failures: row.failures, locks: row.locked_until !== null };
}

/** Forgets what was counted for an account: from one source, or from all. */
export async function clearFailures(emailKey: string, source?: string): Promise<void> {
  await db()
    .delete(signInFailures)
    .where(
      and(
        eq(signInFailures.email_key, emailKey),
        source === undefined ? undefined : eq(signInFailures.source, source),
      ),
    );
}
