import type { projectPosts } from "../db/schema/posts.ts";
import { postFigureEntries, postPrChecks, postPrSignatures } from "../db/schema/pr-ledger.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";

type NewPost = typeof projectPosts.$inferInsert;

/** What the creator's own statistics showed. */
const FIGURES = { reach: 18_420, saves: 356, clicks: 214 };

/** Which of a project's posts staff have worked on, by their order. */
const SIGNED = 0;
const MEASURED = 1;
const REMOVED = 3;

/** The posts with figures by hand, and with one that was registered by mistake and removed again. */
export function withWork(company: SeedCompany, posts: readonly NewPost[]): NewPost[] {
  const [admin] = company.staff;
  return inOrder(posts).map(({ post, place }) => {
    if (place === REMOVED)
      return Object.assign({ removed_at: timeFromToday(-1, 11), removed_by: admin }, post);
    if (place !== MEASURED) return post;
    const fetched_at = timeFromToday(-1, 10).toISOString();
    const written = Object.entries(FIGURES).map(([field, value]) => [
      field,
      { value, source: "creator" as const, fetched_at },
    ]);
    return Object.assign({}, post, { metrics: Object.assign({}, post.metrics, Object.fromEntries(written)) });
  });
}

/** Who wrote the figures, and who signed for a disclosure after having looked at it. */
export async function seedPostWork(company: SeedCompany, posts: readonly NewPost[]): Promise<void> {
  const [admin] = company.staff;
  const company_uid = company.uid;
  const at = (place: number) => inOrder(posts).flatMap((one) => (one.place === place ? one.post.uid : []));
  await insertAll(
    postFigureEntries,
    at(MEASURED).map((post_uid) => ({
      uid: `${post_uid}-figures`,
      company_uid,
      post_uid,
      measured_on: dayFromToday(-1),
      figures: FIGURES,
      source: "creator" as const,
      entered_by: admin,
      entered_at: timeFromToday(-1, 10),
    })),
  );
  await insertAll(
    postPrChecks,
    at(SIGNED).map((post_uid) => ({
      uid: `${post_uid}-look`,
      company_uid,
      post_uid,
      occasion: "by_hand" as const,
      outcome: "read" as const,
      status: "ok" as const,
      caption: "【PR】2週間使ってみました。くわしくはプロフィールのリンクから。",
      source: "manual" as const,
      checked_by: admin,
      checked_at: timeFromToday(-2, 15),
    })),
  );
  await insertAll(
    postPrSignatures,
    at(SIGNED).map((post_uid) => ({
      uid: `${post_uid}-signature`,
      company_uid,
      post_uid,
      signed_by: admin,
      signed_name: "山本 美月",
      has_label: true,
      signed_at: timeFromToday(-2, 16),
    })),
  );
}

/** Each post with its place among those of its project. */
function inOrder(posts: readonly NewPost[]) {
  const counts = new Map<string, number>();
  return posts.map((post) => {
    const place = counts.get(post.project_uid) ?? 0;
    counts.set(post.project_uid, place + 1);
    return { post, place };
  });
}
