import { type Feature, policies, type Role } from "@tsumugi/contract";
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { scheduledComments } from "../db/schema/scheduled-comments.ts";

export type ScheduledRow = typeof scheduledComments.$inferSelect;

const selectWithWriter = () =>
  db()
    .select({
      scheduled: scheduledComments,
      writer: { uid: users.uid, name: users.name, image: users.image },
      /** The writer may not write in the company any more. */
      abandoned: sql<boolean>`${memberships.role} is null or ${users.deleted_at} is not null`,
    })
    .from(scheduledComments)
    .innerJoin(users, eq(users.uid, scheduledComments.created_by))
    .leftJoin(
      memberships,
      and(
        eq(memberships.company_uid, scheduledComments.company_uid),
        eq(memberships.user_uid, scheduledComments.created_by),
        inArray(memberships.role, [...policies.chat.roles]),
      ),
    )
    .$dynamic();

const inRoom = (company_uid: string, room_uid: string) =>
  and(eq(scheduledComments.company_uid, company_uid), eq(scheduledComments.room_uid, room_uid));

/** Those that wait and those that could not be sent, soonest first. */
export const listOpen = (company_uid: string, room_uid: string) =>
  selectWithWriter()
    .where(and(inRoom(company_uid, room_uid), inArray(scheduledComments.state, ["waiting", "failed"])))
    .orderBy(asc(scheduledComments.send_at), asc(scheduledComments.id));

export async function findScheduled(company_uid: string, room_uid: string, id: string) {
  const [row] = await selectWithWriter().where(
    and(inRoom(company_uid, room_uid), eq(scheduledComments.id, id)),
  );
  return row;
}

/** The row, held until the transaction ends: the job and a press of a button never send it both. */
export async function lockScheduled(company_uid: string, room_uid: string, id: string) {
  const [row] = await db()
    .select()
    .from(scheduledComments)
    .where(and(inRoom(company_uid, room_uid), eq(scheduledComments.id, id)))
    .for("update");
  return row;
}

/** Whether the id was free. */
export async function insertScheduled(row: typeof scheduledComments.$inferInsert): Promise<boolean> {
  const rows = await db().insert(scheduledComments).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function updateScheduled(
  company_uid: string,
  row: ScheduledRow,
  values: Partial<
    Pick<ScheduledRow, "text" | "images" | "body_hash" | "send_at" | "state" | "failure" | "created_by">
  > & {
    updated_at: Date;
  },
): Promise<void> {
  await db()
    .update(scheduledComments)
    .set({ ...values, version: row.version + 1 })
    .where(and(eq(scheduledComments.company_uid, company_uid), eq(scheduledComments.id, row.id)));
}

/** Of every company: what is due, soonest first. */
export const dueScheduled = (at: Date, limit: number) =>
  db()
    .select()
    .from(scheduledComments)
    .where(and(eq(scheduledComments.state, "waiting"), lte(scheduledComments.send_at, at)))
    .orderBy(asc(scheduledComments.send_at))
    .limit(limit);

export const isCompanyDeleted = async (company_uid: string): Promise<boolean> =>
  (await db().$count(companies, and(eq(companies.uid, company_uid), isNotNull(companies.deleted_at)))) > 0;

/** What the writer may do in the company now; undefined for a former member. */
export async function standingOf(
  company_uid: string,
  user_uid: string,
): Promise<{ role: Role; contract_ends_on: string; permission: Feature[] } | undefined> {
  const [row] = await db()
    .select({
      role: memberships.role,
      contract_ends_on: companies.contract_ends_on,
      permission: companies.permission,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.uid, memberships.user_uid), isNull(users.deleted_at)))
    .innerJoin(companies, and(eq(companies.uid, memberships.company_uid), isNull(companies.deleted_at)))
    .where(and(eq(memberships.company_uid, company_uid), eq(memberships.user_uid, user_uid)));
  return row;
}
