import type { ProjectColumn } from "@tsumugi/contract";
import { asc, eq, sql } from "drizzle-orm";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { projectChecks, projectCreators, projectRowComments, projects } from "../db/schema/projects.ts";
import { defaultColumns } from "../projects/columns.ts";
import { mentionsIn } from "../projects/sheet/mentions.ts";
import { demoPeople } from "./accounts.ts";
import { type SheetColumnData, type SheetData, sheetData } from "./data/sheetData.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";

const t = projectCreators;

const columnOf = ({ key, label, type, options }: SheetColumnData): ProjectColumn => ({
  key,
  label,
  type,
  options: [...(options ?? [])],
  hidden: false,
  width: null,
});

const rowsOf = (project_uid: string) =>
  db()
    .select({ uid: t.managed_creator_uid, status: t.job_status })
    .from(t)
    .where(eq(t.project_uid, project_uid))
    .orderBy(asc(t.status_position), asc(t.managed_creator_uid));

/** Columns of the projects' own with their cells, and what colleagues remark on rows. */
export async function seedSheets(company: SeedCompany): Promise<void> {
  for (const [project_uid, sheet] of Object.entries(sheetData)) await seedSheet(company, project_uid, sheet);
}

async function seedSheet(company: SeedCompany, project_uid: string, { columns, remarks }: SheetData) {
  const { staff, uid: company_uid } = company;
  const rows = await rowsOf(project_uid);
  if (rows.length === 0) return;
  await db()
    .update(projects)
    .set({ columns: [...defaultColumns(), ...columns.map(columnOf)] })
    .where(eq(projects.uid, project_uid));

  const cells = rows.map(({ uid, status }, index) => ({
    uid,
    values: columns.map(({ key, type, ...column }) => {
      const value = column.valueOf({ index, status, staff, dayFromToday });
      return { key, value, isCheck: type === "check" };
    }),
  }));
  const filled = cells.map(({ uid, values }) => ({
    uid,
    values: Object.fromEntries(
      values.filter(({ isCheck, value }) => !isCheck && value !== null).map(({ key, value }) => [key, value]),
    ),
  }));
  await db().execute(sql`
    update project_creators set custom_values = given.values
    from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as given (uid text, "values" jsonb)
    where project_uid = ${project_uid} and managed_creator_uid = given.uid`);
  await insertAll(
    projectChecks,
    cells.flatMap(({ uid, values }, index) =>
      values
        .filter(({ isCheck, value }) => isCheck && value)
        .map(({ key }) => ({
          company_uid,
          project_uid,
          managed_creator_uid: uid,
          column_key: key,
          checked_by: staff[index % staff.length] ?? staff[0],
          checked_at: timeFromToday(-1 - (index % 5), 10 + (index % 8), (index * 7) % 60),
        })),
    ),
  );
  await insertAll(
    projectRowComments,
    remarks.flatMap(({ row, by, daysAgo, text }) => {
      const creator = rows[row];
      const remark = {
        uid: newUid(),
        company_uid,
        project_uid,
        text,
        mentioned_uids: mentionsIn(text, demoPeople).map((person) => person.uid),
        created_by: staff[by % staff.length] ?? staff[0],
        created_at: timeFromToday(-daysAgo, 11 + (row % 6), 20),
      };
      return creator ? [Object.assign(remark, { managed_creator_uid: creator.uid })] : [];
    }),
  );
}
