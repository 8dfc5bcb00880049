import { postFigureEntries } from "../db/schema/pr-ledger.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedPost } from "./seedPrLedger.ts";

/** What the creator's own statistics showed. */
const FIGURES = { reach: 18_420, saves: 356, clicks: 214 };

/**
 * Which of a project's posts staff have worked on, by their order. Figures by hand stand on this one only: beside measured
 * figures samples do not count, and every report of the demo would be empty.
 */
const REMOVED = 3;

/** The posts, of which one was registered by mistake and removed again. */
export function withWork(company: SeedCompany, seeds: readonly SeedPost[]): SeedPost[] {
  const [admin] = company.staff;
  return seeds.map((seed) => {
    const { post, place } = seed;
    if (place === REMOVED) {
      const removed = {
        removed_at: timeFromToday(-1, 11),
        removed_by: admin,
        removed_reason: "別の商品の投稿を登録していたため",
      };
      return Object.assign({}, seed, { post: Object.assign(removed, post) });
    }
    return seed;
  });
}

/** Who wrote the figures. */
export async function seedPostWork(company: SeedCompany, seeds: readonly SeedPost[]): Promise<void> {
  const [admin] = company.staff;
  await insertAll(
    postFigureEntries,
    seeds.flatMap(({ post, place }) =>
      place === REMOVED
        ? [
            {
              uid: `${post.uid}-figures`,
              company_uid: company.uid,
              post_uid: post.uid,
              measured_on: dayFromToday(-1),
              figures: FIGURES,
              source: "creator" as const,
              entered_by: admin,
              entered_at: timeFromToday(-1, 10),
            },
          ]
        : [],
    ),
  );
}
