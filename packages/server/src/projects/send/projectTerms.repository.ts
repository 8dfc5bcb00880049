import type { KeptTerms } from "@tsumugi/contract";
import { and, eq, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { projectTerms } from "../../db/schema/job-requests.ts";

const t = projectTerms;

export type TermsKind = (typeof projectTerms.$inferSelect)["kind"];

/** The terms that a project keeps, with who wrote them. */
export const termsOfProject = (company_uid: string, project_uid: string) =>
  db()
    .select({ row: t, name: users.name, image: users.image })
    .from(t)
    .leftJoin(users, eq(users.uid, t.updated_by))
    .where(and(eq(t.company_uid, company_uid), eq(t.project_uid, project_uid)));

export type KeptTermsView = Awaited<ReturnType<typeof termsOfProject>>[number];

export async function keepTerms(
  company_uid: string,
  project_uid: string,
  kept: {
    readonly kind: TermsKind;
    readonly terms: KeptTerms;
    readonly message: string;
    readonly updated_by: string;
    readonly updated_at: Date;
  },
): Promise<void> {
  const { kind, ...values } = kept;
  await db()
    .insert(t)
    .values({ company_uid, project_uid, kind, ...values })
    .onConflictDoUpdate({
      target: [t.company_uid, t.project_uid, t.kind],
      set: { ...values, version: sql`${t.version} + 1` },
    });
}

export async function forgetTerms(company_uid: string, project_uid: string, kind: TermsKind): Promise<void> {
  await db()
    .delete(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.project_uid, project_uid), eq(t.kind, kind)));
}

/** A copy of a project orders by the same default terms. */
export async function copyTerms(company_uid: string, from_uid: string, to_uid: string): Promise<void> {
  await db().execute(sql`
    insert into project_terms (company_uid, project_uid, kind, terms, message, updated_by, updated_at)
    select company_uid, ${to_uid}, kind, terms, message, updated_by, updated_at from project_terms
    where company_uid = ${company_uid} and project_uid = ${from_uid} and kind = 'default'`);
}
