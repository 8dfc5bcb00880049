import type { NotificationChannel, NotificationKind, Role } from "@tsumugi/contract";
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { LoggedEvent } from "../core/realtime/realtime.repository.ts";
import { db } from "../db/db.ts";
import { memberships, users } from "../db/schema/accounts.ts";
import { notificationSettings, notifications } from "../db/schema/notifications.ts";
import { kindsOfMoney } from "./kindRules.ts";

export type NotificationRow = typeof notifications.$inferSelect;

/** A member sees those of the active company, an operator those outside every company. */
export interface Receiver {
  readonly company_uid: string | null;
  readonly user_uid: string;
}

/** Somebody who reads what was written for them, perhaps while their role was another one. */
export interface Reader extends Receiver {
  readonly canSeeFees: boolean;
}

const of = ({ company_uid, user_uid, canSeeFees }: Reader) =>
  and(
    eq(notifications.user_uid, user_uid),
    company_uid === null ? isNull(notifications.company_uid) : eq(notifications.company_uid, company_uid),
    canSeeFees ? undefined : notInArray(notifications.kind, [...kindsOfMoney]),
  );

const isRead = sql<boolean>`(${notifications.read_at} is not null)`;

export interface Position {
  readonly read: boolean;
  readonly created_at: Date;
  readonly uid: string;
}

/** Unread first, each group newest first, after `position`. */
export function selectNotifications(
  reader: Reader,
  page: { limit: number; after?: Position | undefined; unread?: boolean | undefined },
) {
  const { after, unread } = page;
  const seek: SQL | undefined =
    after &&
    sql`(${isRead} > ${after.read} or (${isRead} = ${after.read}
      and (${notifications.created_at}, ${notifications.uid}) < (${after.created_at.toISOString()}::timestamptz, ${after.uid})))`;
  const { read_at } = notifications;
  const group = unread === undefined ? undefined : unread ? isNull(read_at) : isNotNull(read_at);
  return db()
    .select()
    .from(notifications)
    .where(and(of(reader), group, seek))
    .orderBy(isRead, desc(notifications.created_at), desc(notifications.uid))
    .limit(page.limit);
}

export async function countNotifications(reader: Reader): Promise<{ total: number; unread: number }> {
  const [row] = await db()
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${notifications.read_at} is null)` })
    .from(notifications)
    .where(of(reader));
  return { total: row?.total ?? 0, unread: Number(row?.unread ?? 0) };
}

/** Marks one or all that had come by `until`; those read before keep their time. Answers how many it marked. */
export async function setRead(
  reader: Reader,
  uid: string | "all",
  { at, until }: { readonly at: Date; readonly until: Date | undefined },
): Promise<number> {
  const marked = await db()
    .update(notifications)
    .set({ read_at: at })
    .where(
      and(
        of(reader),
        isNull(notifications.read_at),
        uid === "all" ? undefined : eq(notifications.uid, uid),
        until && lte(notifications.created_at, until),
      ),
    )
    .returning({ uid: notifications.uid });
  return marked.length;
}

export async function findNotification(reader: Reader, uid: string) {
  const [row] = await db()
    .select()
    .from(notifications)
    .where(and(of(reader), eq(notifications.uid, uid)));
  return row;
}

export async function insertNotifications(rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db().insert(notifications).values(rows);
}

/** A member to notify, with the channel chosen for this kind; null: the default. */
export interface NotifiedMember {
  readonly user_uid: string;
  readonly email: string;
  readonly channel: NotificationChannel | null;
}

/** Members of the company with one of the roles, or those of `among` who are members. */
export async function receiversIn(
  company_uid: string,
  kind: NotificationKind,
  choice: { roles: readonly Role[] } | { among: readonly string[] },
): Promise<NotifiedMember[]> {
  return db()
    .select({
      user_uid: memberships.user_uid,
      email: users.email,
      channel: sql<NotificationChannel | null>`${notificationSettings.channels} ->> ${kind}::text`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.user_uid))
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.user_uid, memberships.user_uid),
        eq(notificationSettings.company_uid, memberships.company_uid),
      ),
    )
    .where(
      and(
        eq(memberships.company_uid, company_uid),
        "roles" in choice
          ? inArray(memberships.role, [...choice.roles])
          : inArray(memberships.user_uid, [...choice.among]),
      ),
    );
}

/** Everybody of the operator, with the channel that each chose for a kind. */
export async function operatorReceivers(kind: NotificationKind): Promise<NotifiedMember[]> {
  return db()
    .select({
      user_uid: users.uid,
      email: users.email,
      channel: sql<NotificationChannel | null>`${notificationSettings.channels} ->> ${kind}::text`,
    })
    .from(users)
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.user_uid, users.uid), isNull(notificationSettings.company_uid)),
    )
    .where(and(users.system_admin, isNull(users.deleted_at)));
}

/** When the operators were last notified of this. */
export async function lastOperatorNotice(kind: NotificationKind, title: string): Promise<Date | undefined> {
  const n = notifications;
  const [row] = await db()
    .select({ at: n.created_at })
    .from(n)
    .where(and(isNull(n.company_uid), eq(n.kind, kind), eq(n.title, title)))
    .orderBy(desc(n.created_at))
    .limit(1);
  return row?.at;
}

/** The notifications that events are about, by uid. */
export async function notificationsOfEvents(events: readonly LoggedEvent[]) {
  const uids = events.flatMap((event) => event.notification_uid ?? []);
  if (uids.length === 0) return new Map<string, NotificationRow>();
  const rows = await db().select().from(notifications).where(inArray(notifications.uid, uids));
  return new Map(rows.map((row) => [row.uid, row]));
}
