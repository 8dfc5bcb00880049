import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { newUid } from "../core/ids.ts";
import { db } from "../db/db.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { notificationSettings } from "../db/schema/notifications.ts";
import type { Receiver } from "./notifications.repository.ts";

export type SettingsRow = typeof notificationSettings.$inferSelect;
type Kept = Pick<SettingsRow, "channels" | "digest_hour" | "digest_from" | "updated_at">;

const of = ({ company_uid, user_uid }: Receiver) =>
  and(
    eq(notificationSettings.user_uid, user_uid),
    company_uid === null
      ? isNull(notificationSettings.company_uid)
      : eq(notificationSettings.company_uid, company_uid),
  );

export async function findSettings(receiver: Receiver): Promise<SettingsRow | undefined> {
  const [row] = await db().select().from(notificationSettings).where(of(receiver));
  return row;
}

/** The row, made if there is none, held until the transaction ends: two changes of different kinds both stay. */
export async function lockSettings({ company_uid, user_uid }: Receiver, at: Date): Promise<SettingsRow> {
  await db()
    .insert(notificationSettings)
    .values({ uid: newUid(), company_uid, user_uid, channels: {}, version: 0, updated_at: at })
    .onConflictDoNothing();
  const [row] = await db()
    .select()
    .from(notificationSettings)
    .where(of({ company_uid, user_uid }))
    .for("update");
  if (!row) throw new Error("The settings are neither new nor there.");
  return row;
}

export async function updateSettings(receiver: Receiver, kept: Kept) {
  const [row] = await db()
    .update(notificationSettings)
    .set({ ...kept, version: sql`${notificationSettings.version} + 1` })
    .where(of(receiver))
    .returning();
  return row;
}

const isDue = (day: string, hour: number) =>
  and(
    lte(notificationSettings.digest_hour, hour),
    or(isNull(notificationSettings.digested_on), sql`${notificationSettings.digested_on} < ${day}::date`),
    or(isNull(notificationSettings.digest_from), sql`${notificationSettings.digest_from} <= ${day}::date`),
  );

/** The people of all companies whose daily mail is due and was not handled today; only members of existing companies. */
export const dueDigests = (day: string, hour: number) =>
  db()
    .select({
      company_uid: notificationSettings.company_uid,
      user_uid: notificationSettings.user_uid,
      email: users.email,
      name: users.name,
      company_name: companies.name,
      role: memberships.role,
    })
    .from(notificationSettings)
    .innerJoin(users, and(eq(users.uid, notificationSettings.user_uid), isNull(users.deleted_at)))
    .leftJoin(
      companies,
      and(eq(companies.uid, notificationSettings.company_uid), isNull(companies.deleted_at)),
    )
    .leftJoin(
      memberships,
      and(
        eq(memberships.company_uid, companies.uid),
        eq(memberships.user_uid, notificationSettings.user_uid),
      ),
    )
    .where(
      and(
        isDue(day, hour),
        or(
          and(isNull(notificationSettings.company_uid), users.system_admin),
          sql`${memberships.user_uid} is not null`,
        ),
      ),
    );

/** Takes the day's mail on; false when another process, or an earlier run, has. */
export async function claimDigest(receiver: Receiver, day: string, hour: number): Promise<boolean> {
  const rows = await db()
    .update(notificationSettings)
    .set({ digested_on: day })
    .where(and(of(receiver), isDue(day, hour)))
    .returning({ uid: notificationSettings.uid });
  return rows.length > 0;
}
