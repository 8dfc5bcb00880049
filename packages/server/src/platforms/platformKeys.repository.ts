import type { Platform, PlatformFault, PlatformKeyField } from "@tsumugi/contract";
import { and, eq, sql } from "drizzle-orm";
import { now } from "../core/context.ts";
import { sealedColumn } from "../core/sealedColumn.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { companyPlatformKeys } from "../db/schema/platforms.ts";

const t = companyPlatformKeys;

export type KeyValues = Readonly<Partial<Record<PlatformKeyField, string>>>;
export type KeyRow = typeof companyPlatformKeys.$inferSelect;

export const sealedKey = sealedColumn(
  t,
  "secret",
  ["company_uid", "platform"],
  ({ company_uid, platform }) => ({ company_uid, row: platform }),
);

const ours = (company_uid: string, platform: Platform) =>
  and(eq(t.company_uid, company_uid), eq(t.platform, platform));

/** One that was replaced meanwhile is another one. */
const sameKey = (key: KeyRow) => and(ours(key.company_uid, key.platform), sql`${t.secret} = ${key.secret}`);

export async function findKey(company_uid: string, platform: Platform): Promise<KeyRow | undefined> {
  const [row] = await db().select().from(t).where(ours(company_uid, platform));
  return row;
}

/** The values themselves: for the adapters alone. */
export const valuesOf = (key: KeyRow): KeyValues => JSON.parse(sealedKey.unseal(key, key.secret));

/** The company's keys with whoever set them, for the screen. */
export const selectKeys = (company_uid: string) =>
  db()
    .select({
      platform: t.platform,
      tail: t.tail,
      updated_at: t.updated_at,
      checked_at: t.checked_at,
      fault: t.fault,
      updated_by: { uid: users.uid, name: users.name, image: users.image },
    })
    .from(t)
    .leftJoin(users, eq(users.uid, t.updated_by))
    .where(eq(t.company_uid, company_uid));
export type KeyView = Awaited<ReturnType<typeof selectKeys>>[number];

export async function upsertKey(
  { company_uid, platform }: { company_uid: string; platform: Platform },
  { values, tail, updated_by }: { values: KeyValues; tail: string; updated_by: string },
): Promise<void> {
  const secret = sealedKey.seal({ company_uid, platform }, JSON.stringify(values));
  const set = { secret, tail, updated_by, updated_at: now(), checked_at: null, fault: null };
  await db()
    .insert(t)
    .values({ company_uid, platform, ...set })
    .onConflictDoUpdate({ target: [t.company_uid, t.platform], set });
}

export async function deleteKey(company_uid: string, platform: Platform): Promise<boolean> {
  const gone = await db().delete(t).where(ours(company_uid, platform)).returning({ platform: t.platform });
  return gone.length > 0;
}

/** Of this very key: one that was replaced meanwhile keeps its own. */
export async function noteCheck(key: KeyRow, fault: PlatformFault | null): Promise<void> {
  await db().update(t).set({ checked_at: now(), fault }).where(sameKey(key));
}

/** The platform refuses this very key. False: that is known. */
export async function noteRefused(key: KeyRow): Promise<boolean> {
  const refused: PlatformFault = "key_refused";
  const changed = await db()
    .update(t)
    .set({ checked_at: now(), fault: refused })
    .where(and(sameKey(key), sql`${t.fault} is distinct from ${refused}`))
    .returning({ platform: t.platform });
  return changed.length > 0;
}

export async function noteAccepted(key: KeyRow): Promise<void> {
  await db()
    .update(t)
    .set({ checked_at: now(), fault: null })
    .where(and(sameKey(key), eq(t.fault, "key_refused")));
}

/** Of two processes that are refused at once, the second one sees what the first one has told. */
export async function holdServerKey(platform: Platform): Promise<void> {
  await db().execute(
    sql`select pg_advisory_xact_lock(hashtextextended('server key ' || ${platform}::text, 0))`,
  );
}
