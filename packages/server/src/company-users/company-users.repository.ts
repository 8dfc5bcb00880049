import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import { companies, invitations, memberships, users } from "../db/schema/accounts.ts";
import { isMailRefused } from "../invitations/refusedMail.repository.ts";

const m = memberships;

const colleagueColumns = {
  uid: users.uid,
  email: users.email,
  name: users.name,
  image: users.image,
  role: m.role,
  last_seen_at: users.last_seen_at,
};

const colleagues = (company_uid: string, condition?: SQL) =>
  db()
    .select(colleagueColumns)
    .from(m)
    .innerJoin(users, eq(users.uid, m.user_uid))
    .where(and(eq(m.company_uid, company_uid), condition))
    .orderBy(asc(m.joined_at), asc(users.uid));

export type ColleagueRow = Awaited<ReturnType<typeof colleagues>>[number];

/** Members whose name or address holds every word, in order of joining. */
export function listColleagues(
  company_uid: string,
  filter: { keyword?: string | undefined; role?: string | undefined },
) {
  const text = sql`loose_ja(${users.name} || chr(10) || ${users.email})`;
  const words = searchWords(filter.keyword ?? "").map((word) => sql`position(${word}::text in ${text}) > 0`);
  return colleagues(company_uid, and(...words, filter.role ? sql`${m.role} = ${filter.role}` : undefined));
}

export const findColleague = async (company_uid: string, uid: string) =>
  (await colleagues(company_uid, eq(users.uid, uid)))[0];

export const colleaguesAmong = (company_uid: string, uids: readonly string[]) =>
  colleagues(company_uid, inArray(users.uid, [...uids]));

export const findColleagueByEmail = async (company_uid: string, email: string) =>
  (await colleagues(company_uid, sql`${users.email_key} = lower(${email})`))[0];

/** Not accepted yet, oldest first, expired ones included: they can be sent again. */
export const pendingInvitations = (company_uid: string) =>
  db()
    .select({ ...getTableColumns(invitations), mail_refused: isMailRefused() })
    .from(invitations)
    .where(and(eq(invitations.company_uid, company_uid), eq(invitations.state, "open")))
    .orderBy(asc(invitations.created_at), asc(invitations.uid));

export const countMembers = (company_uid: string) => db().$count(m, eq(m.company_uid, company_uid));

export async function companyByUid(company_uid: string) {
  const [row] = await db()
    .select()
    .from(companies)
    .where(and(eq(companies.uid, company_uid), isNull(companies.deleted_at)));
  return row;
}

/** Deleted companies that the person is a member of, as long as they are kept. */
export const closedCompaniesOf = (user_uid: string) =>
  db()
    .select({ name: companies.name, deleted_at: companies.deleted_at })
    .from(memberships)
    .innerJoin(companies, eq(companies.uid, memberships.company_uid))
    .where(and(eq(memberships.user_uid, user_uid), isNotNull(companies.deleted_at)))
    .orderBy(asc(companies.name), asc(companies.uid));

export async function userByUid(uid: string) {
  const [row] = await db().select().from(users).where(eq(users.uid, uid));
  return row;
}

export async function updateUser(uid: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db().update(users).set(change).where(eq(users.uid, uid));
}

/** Marks one guide as done; the first time stands. */
export async function addOnboarding(uid: string, name: string, at: string): Promise<void> {
  const done = sql`jsonb_build_object(${name}::text, ${at}::text)`;
  await db()
    .update(users)
    .set({ onboarding: sql`${done} || ${users.onboarding}` })
    .where(eq(users.uid, uid));
}

/** The companies that a person belongs to, in order of joining. */
export const companiesOf = (uid: string) =>
  db()
    .select({ uid: companies.uid, name: companies.name, image: companies.image, role: m.role })
    .from(m)
    .innerJoin(companies, and(eq(companies.uid, m.company_uid), isNull(companies.deleted_at)))
    .where(eq(m.user_uid, uid))
    .orderBy(asc(m.joined_at), asc(companies.uid));

/** The admins of a company, held until the transaction ends: two demotions at once cannot take the last two. */
export async function lockAdmins(company_uid: string): Promise<string[]> {
  const rows = await db()
    .select({ uid: m.user_uid })
    .from(m)
    .where(and(eq(m.company_uid, company_uid), eq(m.role, "admin")))
    .orderBy(asc(m.user_uid))
    .for("update");
  return rows.map(({ uid }) => uid);
}

export async function setRole(company_uid: string, uid: string, role: ColleagueRow["role"]): Promise<void> {
  await db()
    .update(m)
    .set({ role })
    .where(and(eq(m.company_uid, company_uid), eq(m.user_uid, uid)));
}

/** Ends a membership; another of the person's companies becomes the active one. */
export async function removeMembership(company_uid: string, uid: string): Promise<void> {
  await db()
    .delete(m)
    .where(and(eq(m.company_uid, company_uid), eq(m.user_uid, uid)));
  const [next] = await db()
    .select({ uid: m.company_uid })
    .from(m)
    .where(and(eq(m.user_uid, uid), ne(m.company_uid, company_uid)))
    .orderBy(asc(m.joined_at))
    .limit(1);
  await db()
    .update(users)
    .set({ active_company_uid: next?.uid ?? null })
    .where(and(eq(users.uid, uid), eq(users.active_company_uid, company_uid)));
}
