import { shortLinkHours, shortLinks } from "../db/schema/short-links.ts";
import type { Random } from "./data/random.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

const POSTED = new Set(["posted", "inspected", "paying", "completed"]);
const SOURCE = "https://cosme.tsumugi.example.jp/products";
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

/** Share of the clicks in the hours from 18:00 of the posting day: many at once, few at night, some the next noon. */
const CURVE = [
  14, 22, 19, 12, 8, 4, 2, 1, 0, 0, 0, 1, 1, 2, 3, 2, 1, 2, 4, 3, 2, 1, 1, 2, 5, 6, 4, 3, 2, 1, 1,
];

/** A link for each job with a post; the code is the same on every machine. */
export async function seedShortLinks(
  company: SeedCompany,
  jobs: readonly SeedJob[],
  random: Random,
): Promise<void> {
  const links: (typeof shortLinks.$inferInsert)[] = [];
  const hours: (typeof shortLinkHours.$inferInsert)[] = [];
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
    const first = timeFromToday(Math.min(from, -2), 18).getTime();
    for (const [nth, share] of CURVE.entries()) {
      const total = share * scale;
      if (total === 0) continue;
      hours.push({
        company_uid: company.uid,
        link_uid: uid,
        hour: new Date(first + nth * 3_600_000),
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
