import type { PreferenceValue } from "@tsumugi/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { newUid } from "../core/ids.ts";
import { db } from "../db/db.ts";
import { preferences } from "../db/schema/preferences.ts";

export type PreferenceRow = typeof preferences.$inferSelect;

/** Settings belong to one person in one company; `null`: outside every company. */
export interface Owner {
  readonly company_uid: string | null;
  readonly user_uid: string;
}

/** The row itself, and with `version` only while it stands at that version. */
const at = ({ company_uid, user_uid }: Owner, key: string, version?: number) =>
  and(
    company_uid === null ? isNull(preferences.company_uid) : eq(preferences.company_uid, company_uid),
    eq(preferences.user_uid, user_uid),
    eq(preferences.key, key),
    version === undefined ? undefined : eq(preferences.version, version),
  );

export async function findPreference(owner: Owner, key: string): Promise<PreferenceRow | undefined> {
  const [row] = await db().select().from(preferences).where(at(owner, key));
  return row;
}

/** Writes over what is there, or makes the row. */
export async function upsertPreference(
  owner: Owner,
  row: { key: string; value: PreferenceValue; updated_at: Date },
): Promise<PreferenceRow | undefined> {
  const { value, updated_at } = row;
  const [written] = await db()
    .insert(preferences)
    .values({ uid: newUid(), ...owner, ...row })
    .onConflictDoUpdate({
      target: [preferences.user_uid, preferences.company_uid, preferences.key],
      set: { value, updated_at, version: sql`${preferences.version} + 1` },
    })
    .returning();
  return written;
}

/** Nothing when the row is gone or stands at another version. */
export async function updatePreference(
  owner: Owner,
  row: { key: string; value: PreferenceValue; updated_at: Date; version: number },
): Promise<PreferenceRow | undefined> {
  const { key, value, updated_at, version } = row;
  const [written] = await db()
    .update(preferences)
    .set({ value, updated_at, version: version + 1 })
    .where(at(owner, key, version))
    .returning();
  return written;
}

/** Whether a row was there to be deleted. */
export async function deletePreference(owner: Owner, key: string, version?: number): Promise<boolean> {
  const gone = await db()
    .delete(preferences)
    .where(at(owner, key, version))
    .returning({ uid: preferences.uid });
  return gone.length > 0;
}
