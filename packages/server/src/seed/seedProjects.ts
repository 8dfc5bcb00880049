import { projects } from "../db/schema/projects.ts";
import type { ProjectData } from "./data/projectData.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";

/** The projects themselves, without their creators. */
export async function seedProjects(company: SeedCompany, data: readonly ProjectData[]): Promise<void> {
  await insertAll(
    projects,
    data.map((project, index) => {
      const { uid, name, client_name, product_name, purpose, budget, disclosure_rule, note, days } = project;
      const owner_uid = company.staff[index % company.staff.length] ?? company.staff[0];
      return {
        uid,
        company_uid: company.uid,
        name,
        client_name,
        product_name,
        purpose,
        budget,
        disclosure_rule,
        note,
        platforms: [...project.platforms],
        required_hashtags: [...project.required_hashtags],
        required_mentions: [...project.required_mentions],
        starts_on: dayFromToday(days.starts),
        ends_on: dayFromToday(days.ends),
        reply_due_on: dayFromToday(days.reply),
        draft_due_on: dayFromToday(days.draft),
        posting_starts_on: dayFromToday(days.postingStarts),
        posting_ends_on: dayFromToday(days.postingEnds),
        metrics_due_on: dayFromToday(days.metrics),
        payment_due_on: dayFromToday(days.payment),
        product_shipping: days.shipping !== undefined,
        shipping_due_on: days.shipping === undefined ? null : dayFromToday(days.shipping),
        owner_uid,
        created_by: owner_uid,
        updated_by: owner_uid,
        archived_at: project.archived ? timeFromToday(-90, 17) : null,
        created_at: timeFromToday(Math.min(days.starts, -2 - index), 9, 30),
        updated_at: timeFromToday(-index, 16, 10),
      };
    }),
  );
}
