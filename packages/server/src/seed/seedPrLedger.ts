import { type PrOccasion, prRecheckDays, prRuleDefaults } from "@tsumugi/contract";
import { and, eq } from "drizzle-orm";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { postCollections } from "../db/schema/platforms.ts";
import type { projectPosts } from "../db/schema/posts.ts";
import { postPrChecks, postPrSignatures, postReuses } from "../db/schema/pr-ledger.ts";
import { nextCollection } from "../posts/collectionPlan.ts";
import { checkPr, type PrResult } from "../posts/prCheck.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

type NewPost = typeof projectPosts.$inferInsert;

/** A post with what its ledger is made from. */
export interface SeedPost {
  readonly post: NewPost;
  readonly project: SeedJob["project"];
  readonly posted: Date;
  /** The job is inspected: somebody has signed for the disclosure. */
  readonly isInspected: boolean;
  /** Its place among the posts of its project. */
  readonly place: number;
}

interface Look {
  readonly occasion: PrOccasion;
  readonly at: Date;
  readonly caption: string;
  readonly check: PrResult;
}

/** Which of a project's posts never said that they are paid for, and which lost a tag later. */
const UNDISCLOSED = 2;
const LOST_A_TAG = 4;
const REUSED = 0;

const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;

function captionOf({ post, project, place }: SeedPost, occasion: PrOccasion): string {
  const tags = project.required_hashtags.filter((tag) => tag !== "PR").map((tag) => `#${tag}`);
  const mentions = project.required_mentions.map((name) => `@${name}`);
  const isPlain = place === UNDISCLOSED;
  const kept = place === LOST_A_TAG && occasion !== "registered" && occasion !== "day_1" ? [] : tags;
  return [
    `${isPlain ? "" : "【PR】"}${post.title}`,
    `${project.product_name}を2週間使ってみました。使い心地はプロフィールのハイライトにまとめています。`,
    [...(isPlain ? [] : ["#PR"]), ...kept, ...mentions].join(" "),
  ].join("\n");
}

/** The look of the registration, and those of day 1, 7 and 30 that have come. */
function looksOf(seed: SeedPost): Look[] {
  const { project, posted, post } = seed;
  const rules = {
    required_hashtags: project.required_hashtags,
    required_mentions: project.required_mentions,
    ng_words: [],
    platform: prRuleDefaults[post.platform],
  };
  const planned = Object.entries(prRecheckDays).map(
    ([occasion, days]) => [occasion as PrOccasion, new Date(posted.getTime() + days * DAY_MS)] as const,
  );
  const registered = ["registered" as const, new Date(posted.getTime() + 2 * HOUR_MS)] as const;
  return [registered, ...planned]
    .filter(([, at]) => at <= now())
    .map(([occasion, at]) => {
      const caption = captionOf(seed, occasion);
      return { occasion, at, caption, check: checkPr(caption, rules) };
    });
}

/** The posts as their newest look left them. */
export function withDisclosure(seeds: readonly SeedPost[]): NewPost[] {
  return seeds.map((seed) => {
    const last = looksOf(seed).at(-1);
    if (!last) return seed.post;
    const { status: pr_status, found: pr_found, missing: pr_missing } = last.check;
    return Object.assign({}, seed.post, { pr_status, pr_found, pr_missing, pr_checked_at: last.at });
  });
}

/** Every look, who signed, and where a post is used again. */
export async function seedPrLedger({ uid: company_uid, staff }: SeedCompany, seeds: readonly SeedPost[]) {
  const [admin] = staff;
  const looked = seeds.map((seed) => ({ seed, looks: looksOf(seed) }));
  await insertAll(
    postPrChecks,
    looked.flatMap(({ seed: { post }, looks }) =>
      looks.map(({ occasion, at, caption, check }) => ({
        uid: `${post.uid}-${occasion}`,
        company_uid,
        post_uid: post.uid,
        occasion,
        outcome: "read" as const,
        status: check.status,
        results: check.results,
        caption,
        source: "sandbox" as const,
        checked_at: at,
      })),
    ),
  );
  const signed = looked.filter(
    ({ seed, looks }) => seed.isInspected && looks.every(({ check }) => check.status === "ok"),
  );
  await insertAll(
    postPrSignatures,
    signed.map(({ seed: { post, posted } }) => ({
      uid: `${post.uid}-signature`,
      company_uid,
      post_uid: post.uid,
      signed_by: admin,
      signed_name: "山本 美月",
      has_label: true,
      signed_at: new Date(posted.getTime() + 4 * HOUR_MS),
    })),
  );
  await insertAll(
    postReuses,
    seeds
      .filter(({ place, isInspected }) => place === REUSED && isInspected)
      .map(({ post }) => ({
        uid: `${post.uid}-reuse`,
        company_uid,
        post_uid: post.uid,
        place: "公式オンラインストアの商品ページ",
        url: "https://example.com/products",
        disclosure: "PR・クリエイターへの依頼による投稿です",
        starts_on: dayFromToday(-5),
        ends_on: dayFromToday(85),
        note: "",
        created_by: admin,
        created_at: timeFromToday(-6, 14),
        updated_at: timeFromToday(-6, 14),
      })),
  );
  for (const { seed, looks } of looked) await planCollection(seed, looks.at(-1)?.caption ?? null);
}

/** Their figures are there already: the next ones are fetched on the next planned day. */
async function planCollection({ post, posted }: SeedPost, caption: string | null): Promise<void> {
  const at = now();
  await db()
    .update(postCollections)
    .set({ caption, tried_at: at, succeeded_at: at, next_at: nextCollection(posted, at) })
    .where(and(eq(postCollections.company_uid, post.company_uid), eq(postCollections.post_uid, post.uid)));
}
