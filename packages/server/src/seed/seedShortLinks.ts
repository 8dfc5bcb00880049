import { eq } from "drizzle-orm";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { shortLinkHours, shortLinks } from "../db/schema/short-links.ts";
import type { Random } from "./data/random.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

const POSTED = new Set(["posted", "inspected", "paying", "completed"]);
const SOURCE = "https://cosme.tsumugi.example.jp/products";
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

/** Share of the clicks in the hours from that of posting: many at once, then fewer, some the next noon. */
const CURVE = [
  14, 22, 19, 12, 8, 4, 2, 1, 0, 0, 0, 1, 1, 2, 3, 2, 1, 2, 4, 3, 2, 1, 1, 2, 5, 6, 4, 3, 2, 1, 1,
];

const HOUR_MS = 3_600_000;

/** A link for each job with a post; the code is the same on every machine. */
export async function seedShortLinks(
  company: SeedCompany,
  jobs: readonly SeedJob[],
  random: Random,
): Promise<void> {
  const links: (typeof shortLinks.$inferInsert)[] = [];
  const hours: (typeof shortLinkHours.$inferInsert)[] = [];
  const posts = await db()
    .select({ job: projectPosts.job_request_uid, posted_at: projectPosts.posted_at })
    .from(projectPosts)
    .where(eq(projectPosts.company_uid, company.uid));
  const postedAt = new Map(posts.map(({ job, posted_at }) => [job, posted_at]));
  for (const job of jobs.filter(({ status }) => POSTED.has(status))) {
    const uid = `${job.uid}-link`;
    const code = Array.from({ length: 8 }, () => random.pick([...LETTERS])).join("");
    const utm = { source: "creator", medium: "social", campaign: "", content: "{code}" };
    const from = Math.max(job.project.days.postingStarts, -28);
    links.push({
      uid,
      company_uid: company.uid,
      job_request_uid: job.uid,
      code,
      source_url: SOURCE,
      destination_url: `${SOURCE}?utm_source=creator&utm_medium=social&utm_content=${code}`,
      utm,
      created_by: company.staff[0],
      created_at: timeFromToday(from - 2, 11),
    });
    const scale = random.int(1, 9);
    const posted = postedAt.get(job.uid) ?? timeFromToday(Math.min(from, -2), 18);
    const first = Math.floor(posted.getTime() / HOUR_MS) * HOUR_MS;
    for (const [nth, share] of CURVE.entries()) {
      const total = share * scale;
      if (total === 0 || first + nth * HOUR_MS > now().getTime()) continue;
      hours.push({
        company_uid: company.uid,
        link_uid: uid,
        hour: new Date(first + nth * HOUR_MS),
        total,
        unique_total: Math.ceil(total * 0.84),
        qr: Math.floor(total / 12),
        bot: nth < 3 ? random.int(0, 6) : 0,
        own: nth === 0 ? random.int(0, 3) : 0,
      });
    }
  }
  await insertAll(shortLinks, links);
  await insertAll(shortLinkHours, hours);
}
