import type { Platform } from "@tsumugi/contract";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { platformQuotas } from "../db/schema/platforms.ts";

const t = platformQuotas;

/** Whose calls are counted: a company's, or with null those of the server's own key. */
export interface QuotaKey {
  readonly company_uid: string | null;
  readonly platform: Platform;
  readonly day: string;
}

const at = ({ company_uid, platform, day }: QuotaKey) =>
  and(
    company_uid === null ? isNull(t.company_uid) : eq(t.company_uid, company_uid),
    eq(t.platform, platform),
    eq(t.day, day),
  );

/** Counts one call, or none where the limit is reached or the platform rests; says which. */
export async function countCall(
  key: QuotaKey,
  { limit, now }: { limit: number; now: Date },
): Promise<"counted" | "used_up" | { readonly resting_until: Date }> {
  const [row] = await db()
    .insert(t)
    .values({ ...key, used: 1 })
    .onConflictDoUpdate({
      target: [t.company_uid, t.platform, t.day],
      set: { used: sql`${t.used} + 1` },
      setWhere: sql`${t.used} < ${limit}
        and (${t.resting_until} is null or ${t.resting_until} <= ${now.toISOString()}::timestamptz)`,
    })
    .returning({ used: t.used });
  if (row) return "counted";
  const found = await findQuota(key);
  const until = found?.resting_until;
  return until && until > now ? { resting_until: until } : "used_up";
}

export async function findQuota(key: QuotaKey) {
  const [row] = await db().select().from(t).where(at(key));
  return row;
}

export async function restUntil(key: QuotaKey, resting_until: Date): Promise<void> {
  await db()
    .insert(t)
    .values({ ...key, resting_until })
    .onConflictDoUpdate({ target: [t.company_uid, t.platform, t.day], set: { resting_until } });
}

/** A new key begins with a day of its own. */
export async function forgetQuotas(company_uid: string, platform: Platform): Promise<void> {
  await db()
    .delete(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.platform, platform)));
}

export async function forgetQuotasBefore(day: string): Promise<void> {
  await db().delete(t).where(lt(t.day, day));
}
