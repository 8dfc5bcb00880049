import type { ProjectDays } from "@tsumugi/contract";
import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { companies } from "../db/schema/accounts.ts";
import { paymentNoticeJobs, paymentNotices } from "../db/schema/payment-notices.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";

const projectFacts = {
  uid: projects.uid,
  name: projects.name,
  reply_due_on: projects.reply_due_on,
  draft_due_on: projects.draft_due_on,
  posting_starts_on: projects.posting_starts_on,
  posting_ends_on: projects.posting_ends_on,
  metrics_due_on: projects.metrics_due_on,
  payment_due_on: projects.payment_due_on,
  product_shipping: projects.product_shipping,
  shipping_due_on: projects.shipping_due_on,
};

/** What the creator may see of the project; nothing that is internal to the company. */
export async function findBrief(company_uid: string, project_uid: string, creator_uid: string) {
  const [row] = await db()
    .select({
      company: { name: companies.name, image: companies.image },
      contract_ends_on: companies.contract_ends_on,
      project_name: projects.name,
      product: { name: projects.product_name, is_sent: projects.product_shipping },
      required_hashtags: projects.required_hashtags,
      required_mentions: projects.required_mentions,
      disclosure_rule: projects.disclosure_rule,
      shared_memo: projectCreators.shared_memo,
      days: projectFacts,
    })
    .from(projectCreators)
    .innerJoin(companies, eq(companies.uid, projectCreators.company_uid))
    .innerJoin(projects, and(eq(projects.company_uid, company_uid), eq(projects.uid, project_uid)))
    .where(
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, project_uid),
        eq(projectCreators.managed_creator_uid, creator_uid),
      ),
    );
  return row;
}

/** Days of projects by uid: what the deadlines of jobs are worked out from. The jobs are behind one link. */
export async function daysOfProjects(
  jobs: readonly { readonly company_uid: string; readonly project_uid: string }[],
): Promise<Map<string, ProjectFacts>> {
  if (jobs.length === 0) return new Map();
  const keys = sql.join(
    jobs.map(({ company_uid, project_uid }) => sql`(${company_uid}, ${project_uid})`),
    sql`, `,
  );
  const rows = await db()
    .select(projectFacts)
    .from(projects)
    .where(sql`(${projects.company_uid}, ${projects.uid}) in (${keys})`);
  return new Map(rows.map((row) => [row.uid, row]));
}

/** Payment days by job request, of the notices that were issued for them. The jobs are behind one link. */
export async function noticeDaysOf(
  jobs: readonly { readonly company_uid: string; readonly job_request_uid: string }[],
): Promise<Map<string, string>> {
  if (jobs.length === 0) return new Map();
  const held = paymentNoticeJobs;
  const of = (key: "company_uid" | "job_request_uid") => [...new Set(jobs.map((job) => job[key]))];
  const rows = await db()
    .select({ job_request_uid: held.job_request_uid, due_on: paymentNotices.due_on })
    .from(held)
    .innerJoin(
      paymentNotices,
      and(eq(paymentNotices.company_uid, held.company_uid), eq(paymentNotices.uid, held.notice_uid)),
    )
    .where(
      and(
        inArray(held.company_uid, of("company_uid")),
        inArray(held.job_request_uid, of("job_request_uid")),
        isNull(held.released_at),
        isNotNull(paymentNotices.number),
        ne(paymentNotices.status, "cancelled"),
      ),
    );
  return new Map(rows.map(({ job_request_uid, due_on }) => [job_request_uid, due_on]));
}

export interface ProjectFacts extends ProjectDays {
  readonly uid: string;
  readonly name: string;
}
