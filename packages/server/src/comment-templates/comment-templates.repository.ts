import { and, asc, count, eq, or, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { memberships, users } from "../db/schema/accounts.ts";
import { commentTemplates } from "../db/schema/comment-templates.ts";

export type TemplateRow = typeof commentTemplates.$inferSelect;

const visible = (company_uid: string, user_uid: string) =>
  and(
    eq(commentTemplates.company_uid, company_uid),
    or(commentTemplates.shared, eq(commentTemplates.created_by, user_uid)),
  );

const selectTemplates = (company_uid: string, user_uid: string) =>
  db()
    .select({
      template: commentTemplates,
      writer: { uid: users.uid, name: users.name, image: users.image },
    })
    .from(commentTemplates)
    .leftJoin(
      memberships,
      and(
        eq(memberships.company_uid, commentTemplates.company_uid),
        eq(memberships.user_uid, commentTemplates.created_by),
      ),
    )
    .leftJoin(users, eq(users.uid, memberships.user_uid))
    .$dynamic()
    .where(visible(company_uid, user_uid));

/** Shared ones and the person's own, by name. */
export const listTemplates = (company_uid: string, user_uid: string) =>
  selectTemplates(company_uid, user_uid).orderBy(
    sql`norm_ja(${commentTemplates.name})`,
    asc(commentTemplates.uid),
  );

export async function findTemplate(company_uid: string, user_uid: string, uid: string) {
  const [row] = await selectTemplates(company_uid, user_uid).where(
    and(visible(company_uid, user_uid), eq(commentTemplates.uid, uid)),
  );
  return row;
}

/** Of those that this member sees: what colleagues keep for themselves nobody else could delete. */
export async function countTemplates(company_uid: string, user_uid: string): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(commentTemplates)
    .where(visible(company_uid, user_uid));
  return row?.total ?? 0;
}

export async function insertTemplate(row: typeof commentTemplates.$inferInsert): Promise<void> {
  await db().insert(commentTemplates).values(row);
}

const one = (company_uid: string, uid: string) =>
  and(eq(commentTemplates.company_uid, company_uid), eq(commentTemplates.uid, uid));

/** Whether the row stood at that version. */
export async function updateTemplate(
  company_uid: string,
  uid: string,
  values: Pick<TemplateRow, "name" | "text" | "shared" | "updated_at" | "version">,
): Promise<boolean> {
  const { version, ...fields } = values;
  const rows = await db()
    .update(commentTemplates)
    .set({ ...fields, version: version + 1 })
    .where(and(one(company_uid, uid), eq(commentTemplates.version, version)))
    .returning({ uid: commentTemplates.uid });
  return rows.length > 0;
}

export async function deleteTemplate(company_uid: string, uid: string): Promise<void> {
  await db().delete(commentTemplates).where(one(company_uid, uid));
}
