import type { ViewList } from "@tsumugi/contract";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { savedViewDefaults, savedViews } from "../db/schema/saved-views.ts";

const t = savedViews;
const defaults = savedViewDefaults;

const ours = (company_uid: string, uid: string) => and(eq(t.company_uid, company_uid), eq(t.uid, uid));

const selectViews = (company_uid: string, user_uid: string) =>
  db()
    .select({
      view: t,
      owner: { uid: users.uid, name: users.name, image: users.image },
      is_default: sql<boolean>`${defaults.view_uid} is not null`,
    })
    .from(t)
    .innerJoin(users, eq(users.uid, t.owner_uid))
    .leftJoin(
      defaults,
      and(
        eq(defaults.company_uid, company_uid),
        eq(defaults.user_uid, user_uid),
        eq(defaults.view_uid, t.uid),
      ),
    )
    .$dynamic();

export type ViewRow = Awaited<ReturnType<typeof selectViews>>[number];

/** What this person may see: their own and what colleagues share. */
const visible = (company_uid: string, user_uid: string) =>
  and(eq(t.company_uid, company_uid), or(eq(t.owner_uid, user_uid), eq(t.is_shared, true)));

export const listViews = (company_uid: string, user_uid: string, list: ViewList) =>
  selectViews(company_uid, user_uid)
    .where(and(visible(company_uid, user_uid), eq(t.list, list)))
    .orderBy(asc(t.name), asc(t.uid));

export async function findView(
  company_uid: string,
  user_uid: string,
  uid: string,
): Promise<ViewRow | undefined> {
  const [row] = await selectViews(company_uid, user_uid).where(
    and(visible(company_uid, user_uid), eq(t.uid, uid)),
  );
  return row;
}

/** Views of a list that one person keeps, and those that the company shares. */
export async function countViews(company_uid: string, user_uid: string, list: ViewList) {
  const [row] = await db()
    .select({
      own: sql<number>`count(*) filter (where ${t.owner_uid} = ${user_uid})::int`,
      shared: sql<number>`count(*) filter (where ${t.is_shared})::int`,
    })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.list, list)));
  return { own: row?.own ?? 0, shared: row?.shared ?? 0 };
}

/**
 * Names of the other views of a list that the company shares. Held until the transaction ends: of two who share one at the
 * same moment, the second sees the first.
 */
export async function lockSharedNames(company_uid: string, list: ViewList, but: string): Promise<string[]> {
  await db().execute(
    sql`select pg_advisory_xact_lock(hashtextextended('saved_views ' || ${company_uid} || ' ' || ${list}, 0))`,
  );
  const rows = await db()
    .select({ name: t.name })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.list, list), eq(t.is_shared, true), ne(t.uid, but)));
  return rows.map(({ name }) => name);
}

export async function insertView(company_uid: string, view: Omit<typeof t.$inferInsert, "company_uid">) {
  await db()
    .insert(t)
    .values({ ...view, company_uid });
}

/** Holds the row until the transaction ends, so that its version cannot move in between. */
export async function lockView(company_uid: string, uid: string): Promise<void> {
  await db().select({ uid: t.uid }).from(t).where(ours(company_uid, uid)).for("update");
}

export async function updateView(
  company_uid: string,
  uid: string,
  change: Partial<Pick<typeof t.$inferInsert, "name" | "query" | "is_shared">> & { updated_at: Date },
): Promise<void> {
  await db()
    .update(t)
    .set({ ...change, version: sql`${t.version} + 1` })
    .where(ours(company_uid, uid));
}

export async function deleteView(company_uid: string, uid: string): Promise<void> {
  await db().delete(t).where(ours(company_uid, uid));
}

/** A view that is no longer shared is nobody else's first one. */
export async function dropOthersDefault(company_uid: string, uid: string, owner_uid: string): Promise<void> {
  await db()
    .delete(defaults)
    .where(
      and(
        eq(defaults.company_uid, company_uid),
        eq(defaults.view_uid, uid),
        sql`${defaults.user_uid} <> ${owner_uid}`,
      ),
    );
}

/** Makes a view the one that this person's list opens with, or none. */
export async function setDefault(
  company_uid: string,
  user_uid: string,
  view: { uid: string; list: ViewList },
  isDefault: boolean,
): Promise<void> {
  if (isDefault) {
    await db()
      .insert(defaults)
      .values({ company_uid, user_uid, list: view.list, view_uid: view.uid })
      .onConflictDoUpdate({
        target: [defaults.company_uid, defaults.user_uid, defaults.list],
        set: { view_uid: view.uid },
      });
    return;
  }
  await db()
    .delete(defaults)
    .where(
      and(
        eq(defaults.company_uid, company_uid),
        eq(defaults.user_uid, user_uid),
        eq(defaults.view_uid, view.uid),
      ),
    );
}
