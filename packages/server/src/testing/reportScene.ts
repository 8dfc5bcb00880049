import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { insertCompany, insertGenre, insertMember } from "./index.ts";
import { insertSentJob, TERMS } from "./jobs.ts";

type Metrics = (typeof projectPosts.$inferInsert)["metrics"];
const figures = (values: Record<string, number>, source = "api"): Metrics =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      { value, source, fetched_at: "2026-11-01T00:00:00Z" },
    ]),
  ) as Metrics;

/** Two projects of one company: fees that posts do not divide evenly, figures that some posts lack, one sample. */
export async function insertReportScene() {
  const company = await insertCompany();
  const staff = await insertMember(company, "staff");
  const viewer = await insertMember(company, "viewer");
  const [beauty, food] = [await insertGenre(), await insertGenre()];
  const job = (fee: number, values: Parameters<typeof insertSentJob>[1] = {}) =>
    insertSentJob(company, { ...values, request: { fee, terms: { ...TERMS, fee } } });
  const first = await job(100_001, {
    creator: { display_name: "=はな", genre_uids: [beauty.uid, food.uid] },
  });
  const second = await job(50_000, {
    project_uid: first.project_uid,
    creator: { genre_uids: [beauty.uid] },
  });
  const other = await job(70_000, { project: { name: "春の新作" } });
  let number = 0;
  const post = async (
    { job_request_uid, project_uid, creator_uid }: typeof first,
    posted_at: string,
    metrics: Metrics,
    values: Partial<typeof projectPosts.$inferInsert> = {},
  ) => {
    const uid = newUid();
    number += 1;
    await db()
      .insert(projectPosts)
      .values({
        uid,
        company_uid: company.uid,
        project_uid,
        job_request_uid,
        creator_uid,
        platform: "youtube",
        media_type: "video",
        platform_id: uid,
        url: `https://youtu.be/${uid}`,
        title: number === 1 ? "=1+1" : `投稿${number}`,
        posted_at: new Date(posted_at),
        metrics,
        created_at: new Date(now().getTime() + number),
        ...values,
      });
  };
  await post(
    first,
    "2026-10-31T16:00:00Z",
    figures({ views: 1000, likes: 40, comments: 3, impressions: 1500 }),
  );
  await post(first, "2026-10-01T00:00:00Z", figures({ likes: 7, saves: 2, reach: 90 }), {
    media_type: "short",
  });
  // Its likes are hidden: it has no reactions to count.
  await post(first, "2026-10-02T00:00:00Z", figures({ views: 333, comments: 9, clicks: 4 }, "manual"), {
    platform: "tiktok",
  });
  await post(second, "2026-09-30T14:00:00Z", figures({ views: 900_000, likes: 9_000 }, "sandbox"));
  await post(other, "2026-07-01T00:00:00Z", figures({ views: 70_000, likes: 700, shares: 70 }));
  // Removed: it counts nowhere, and the three posts that stand share the fee.
  await post(first, "2026-10-03T00:00:00Z", figures({ views: 5_000_000, likes: 1 }), { removed_at: now() });
  return { company, staff, viewer, first, other, beauty };
}
