import type { ProjectColumn } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";

/** A column of a project's own. */
export const ownColumn = (
  key: string,
  type: NonNullable<ProjectColumn["type"]>,
  options: string[] = [],
): ProjectColumn => ({ key, label: key, type, options, hidden: false, width: null });

/** A project with `count` creators in it, in one statement per table however many; inside `app.run`. */
export async function insertSheet(
  company: { uid: string },
  count: number,
  values: Partial<typeof projects.$inferInsert> = {},
  valuesOf: (index: number) => Partial<typeof projectCreators.$inferInsert> = () => ({}),
) {
  const company_uid = company.uid;
  const id = newUid();
  const at = now();
  await db()
    .insert(projects)
    .values({ name: "冬の新作", ...values, uid: id, company_uid });
  const creators = Array.from({ length: count }, newUid);
  await db()
    .insert(managedCreators)
    .values(
      creators.map((uid, index) => ({
        uid,
        company_uid,
        display_name: `クリエイター${String(index).padStart(4, "0")}`,
        search_source: `クリエイター${index}`,
        created_at: at,
        updated_at: at,
      })),
    );
  const key = { company_uid, project_uid: id };
  await db()
    .insert(projectCreators)
    .values(
      creators.map((managed_creator_uid, index) => ({ ...key, managed_creator_uid, ...valuesOf(index) })),
    );
  return { id, creators };
}
