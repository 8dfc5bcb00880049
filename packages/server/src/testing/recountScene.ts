import { sql } from "drizzle-orm";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { shortLinkHours, shortLinks } from "../db/schema/short-links.ts";
import { insertSentJob, TERMS } from "./jobs.ts";
import type { insertReportScene } from "./reportScene.ts";

type ReportScene = Awaited<ReturnType<typeof insertReportScene>>;

/** `{"likes": [7, "api"]}` as a post keeps it. */
const stored = (figures: Record<string, readonly [number, string]>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(figures).map(([field, [value, source]]) => [
        field,
        { value, source, fetched_at: "2026-11-01T00:00:00Z" },
      ]),
    ),
  );

/**
 * What the report scene lacks: projects with figures by hand and with samples alone, days with gaps, and clicks of a link
 * that three posts share.
 */
export async function insertRecountScene({ company, first }: ReportScene) {
  const project = (name: string, fee: number) =>
    insertSentJob(company, { project: { name }, request: { fee, terms: { ...TERMS, fee } } });
  const post = (job: Awaited<ReturnType<typeof project>>, metrics: string, platform = "x") =>
    db().execute(sql`insert into project_posts (uid, company_uid, project_uid, job_request_uid, creator_uid, platform,
        media_type, platform_id, url, title, posted_at, created_at, metrics)
      select u, ${company.uid}, ${job.project_uid}, ${job.job_request_uid}, ${job.creator_uid}, ${platform}, 'image', u,
        'https://x.com/hana/status/' || u, '', null, '2026-08-01T00:00:00Z', ${metrics}::jsonb
      from (select ${newUid()}::text as u) one`);
  const summer = await project("夏の新作", 30_001);
  await post(summer, stored({ views: [500, "manual"], likes: [20, "api"], shares: [0, "creator"] }));
  await post(summer, stored({ views: [90_000, "sandbox"], likes: [6, "creator"] }));
  await post(summer, stored({}), "instagram");
  const samples = await project("見本だけの案件", 9_000);
  await post(samples, stored({ views: [3000, "sandbox"], likes: [30, "sandbox"] }));
  await post(samples, stored({ views: [5000, "sandbox"], impressions: [7000, "sandbox"] }));

  // Each post of the first project begins elsewhere; some days were not fetched, some figures were not given.
  await db().execute(sql`insert into post_daily_metrics
      (company_uid, post_uid, measured_on, views, likes, saves, source, fetched_at)
    select o.company_uid, o.uid, (o.posted_at at time zone 'Asia/Tokyo')::date + n, (n + 2) * (100 + 37 * o.place),
      case when (n + o.place) % 4 > 0 then 3 * (n + 1) * o.place + 1 end, case when o.place = 2 then 20 - n end,
      case when o.place = 3 and n = 5 then 'manual' when o.place = 1 and n = 6 then 'sandbox' else 'api' end, now()
    from (select p.*, row_number() over (order by p.posted_at, p.uid)::int as place from project_posts p
      where p.company_uid = ${company.uid} and p.project_uid = ${first.project_uid} and p.removed_at is null) o,
      generate_series(-1, 12) n
    where (n + o.place) % 5 <> 3`);

  const link = newUid();
  await db()
    .insert(shortLinks)
    .values({
      uid: link,
      company_uid: company.uid,
      job_request_uid: first.job_request_uid,
      code: "recount",
      source_url: "https://example.jp/spring",
      destination_url: "https://example.jp/spring",
      utm: { source: "", medium: "", campaign: "", content: "" },
    });
  // Two of its posts are a day apart: the hours between count for both. The third is a month later.
  const hours = Array.from({ length: 150 }, (_, nth) => ({
    company_uid: company.uid,
    link_uid: link,
    hour: new Date(Date.parse("2026-09-29T20:00:00Z") + nth * 3_600_000),
    total: (nth * 7) % 11,
    bot: 3,
    own: 1,
  }));
  const late = { company_uid: company.uid, link_uid: link, hour: new Date("2026-10-31T16:00:00Z"), total: 5 };
  await db()
    .insert(shortLinkHours)
    .values([...hours, late]);
  return { summer, samples };
}
