import type { MetricField, Platform } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { postDailyMetrics, projectPosts, type StoredFigure } from "../db/schema/posts.ts";
import type { Figures, PlatformPost } from "../platforms/platformAdapter.ts";
import { createSandbox } from "../platforms/sandbox.adapter.ts";
import type { Random } from "./data/random.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";
import { seedPostWork, withWork } from "./seedPostWork.ts";
import { type SeedPost, seedPrLedger, withDisclosure } from "./seedPrLedger.ts";

const POSTED = new Set(["posted", "inspected", "paying", "completed"]);

const TITLES = [
  "2週間使ってみた正直な感想｜{product}",
  "朝の支度に足したら変わったこと｜{product}",
  "開封から初日まで｜{product}",
  "友だちにも配りたい理由｜{product}",
  "乾く季節のお守り｜{product}",
  "いつもの棚に仲間入り｜{product}",
];

/** Posts of the jobs that have got so far, with the figures of up to 30 days. */
export async function seedPosts(
  company: SeedCompany,
  jobs: readonly SeedJob[],
  random: Random,
): Promise<void> {
  const seeds: SeedPost[] = [];
  const places = new Map<string, number>();
  const daily: (typeof postDailyMetrics.$inferInsert)[] = [];
  for (const [index, job] of jobs.filter(({ status }) => POSTED.has(status)).entries()) {
    const account = job.creator.accounts.find(({ platform }) => job.project.platforms.includes(platform));
    if (!account) continue;
    const { platform } = account;
    const { postingStarts, postingEnds } = job.project.days;
    const posted = timeFromToday(
      random.int(postingStarts, Math.min(postingEnds, -1)),
      random.int(11, 21),
      random.int(0, 59),
    );
    const sandbox = createSandbox(platform, { now });
    const asked = job.project.required_hashtags;
    const sample = await sandbox.fetchPost(idFor(platform, index), {
      owner_handle: account.handle,
      posted_at: posted,
      asked,
    });
    const uid = `${job.uid}-post`;
    const title = random.pick(TITLES).replace("{product}", job.project.product_name);
    const place = places.get(job.project.uid) ?? 0;
    places.set(job.project.uid, place + 1);
    seeds.push({
      post: post(company, job, sample, { uid, title, posted }),
      project: job.project,
      posted,
      isInspected: job.status !== "posted",
      place,
    });
    const seen = now();
    for (const { on, figures } of sandbox.history?.(sample.id, posted) ?? []) {
      daily.push({
        company_uid: company.uid,
        post_uid: uid,
        measured_on: on,
        ...figures,
        source: "sandbox",
        fetched_at: seen,
      });
    }
  }
  const worked = withWork(company, seeds);
  await insertAll(projectPosts, withDisclosure(worked));
  await insertAll(postDailyMetrics, daily);
  await seedPostWork(company, worked);
  await seedPrLedger(company, worked);
}

/** An id of the platform's shape, different for every post. */
const idFor = (platform: Platform, index: number) =>
  platform === "youtube" || platform === "instagram"
    ? `TsumugiDm${String(index).padStart(2, "0")}`
    : `73500000000000000${String(index).padStart(2, "0")}`;

function post(
  company: SeedCompany,
  { uid: job_request_uid, project, creator }: SeedJob,
  sample: PlatformPost,
  { uid, title, posted }: { uid: string; title: string; posted: Date },
): typeof projectPosts.$inferInsert {
  const { platform, media_type, url, thumbnail, owner_handle } = sample;
  return {
    uid,
    company_uid: company.uid,
    project_uid: project.uid,
    job_request_uid,
    creator_uid: creator.uid,
    platform,
    media_type,
    platform_id: sample.id,
    url,
    title,
    thumbnail,
    owner_handle,
    posted_at: posted,
    metrics: stored(sample.figures, sample.fetched_at),
    collected_at: now(),
    created_at: posted,
  };
}

const stored = (figures: Figures, fetched_at: string) =>
  Object.fromEntries(
    Object.entries(figures).map(([field, value]) => [field, { value, source: "sandbox", fetched_at }]),
  ) as Partial<Record<MetricField, StoredFigure>>;
