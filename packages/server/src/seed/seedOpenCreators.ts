import { searchKey } from "@tsumugi/contract";
import { measureGenres } from "../creators/followers.repository.ts";
import {
  creatorAccounts,
  creatorFollowerCounts,
  creatorGenres,
  creatorPosts,
  creators,
} from "../db/schema/creators.ts";
import { demoAvatar, demoThumbnail } from "../demo-assets/demoAssets.ts";
import { sampleFollowers } from "../platforms/sandbox.adapter.ts";
import type { CreatorData } from "./data/creatorData.ts";
import type { Random } from "./data/random.ts";
import { dayFromToday, insertAll, timeFromToday } from "./seedContext.ts";
import { creatorUid, followers } from "./seedCreators.ts";

/** As often as people live there, roughly; a few do not say. */
const AREAS = [
  ..."東京都 東京都 東京都 東京都 神奈川県 神奈川県 大阪府 大阪府 愛知県 埼玉県 千葉県 福岡県 福岡県".split(
    " ",
  ),
  ..."兵庫県 京都府 北海道 北海道 宮城県 広島県 静岡県 長野県 石川県 岡山県 熊本県 沖縄県 新潟県".split(" "),
  "",
];

const LANGUAGES = [
  ["日本語", "英語"],
  ["日本語", "韓国語"],
  ["日本語", "中国語"],
  ["英語"],
  ["日本語", "フランス語"],
];

/** Some creators' last post is more than half a year old, so that 最終投稿 differs in the demo. */
const LAST_POSTS = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 13, 18, 24, 36, 55, 88, 140];

const HISTORY_WEEKS = 26;

/** Round tens of thousands by reach: about a yen and a half per follower, more for small ones. */
function feeBand(creator: CreatorData, random: Random): { fee_min: number | null; fee_max: number | null } {
  if (random.chance(0.14)) return { fee_min: null, fee_max: null };
  const reach = followers(creator) ?? 8000;
  const fee = 12_000 + reach ** 0.92 * (1.2 + random.next());
  const step = fee < 100_000 ? 5000 : 10_000;
  const round = (value: number) => Math.max(step, Math.round(value / step) * step);
  const fee_min = round(fee * 0.7);
  return { fee_min, fee_max: random.chance(0.12) ? null : Math.max(fee_min + step, round(fee * 1.35)) };
}

/** The more people follow, the fewer of them react. */
function engagement(creator: CreatorData, random: Random): number | null {
  if (random.chance(0.04)) return null;
  const reach = Math.max(1000, followers(creator) ?? 8000);
  const rate = (0.075 - 0.012 * Math.log10(reach / 1000)) * (0.45 + random.next() * 1.1);
  return Math.round(Math.max(0.004, rate) * 10_000) / 10_000;
}

/** Open creators that every company can search, with all that they publish and that is measured of them. */
export async function seedOpenCreators(data: readonly CreatorData[], random: Random): Promise<void> {
  const known = data.map((creator) => {
    const rate = engagement(creator, random);
    return { creator, rate, posts: recentPosts(creator, rate, random) };
  });
  await insertAll(
    creators,
    known.map(({ creator, rate, posts }) => {
      const { number, display_name, kana, real_name, email, bio } = creator;
      const at = timeFromToday(-20 - number, 12);
      return {
        uid: creatorUid(number),
        name: display_name,
        kana,
        real_name,
        email,
        bio,
        image: demoAvatar(creator.face),
        area: random.pick(AREAS),
        languages: random.chance(0.18) ? random.pick(LANGUAGES) : ["日本語"],
        ...feeBand(creator, random),
        invoice_registered: random.chance(0.22) ? null : random.chance(0.62),
        last_posted_at: posts[0]?.posted_at ?? null,
        follower_count: followers(creator),
        engagement_rate: rate,
        search_source: [display_name, kana, bio, ...creator.accounts.map(({ handle }) => handle)].join("\n"),
        created_at: at,
        updated_at: at,
      };
    }),
  );
  await insertAll(
    creatorAccounts,
    data.flatMap(({ number, accounts }) =>
      accounts.map((account, position) => ({
        creator_uid: creatorUid(number),
        ...account,
        position,
        fetched_at: timeFromToday(0, 4),
      })),
    ),
  );
  await insertAll(
    creatorGenres,
    data.flatMap(({ number, genres }) =>
      genres.map(({ uid }) => ({ creator_uid: creatorUid(number), genre_uid: uid })),
    ),
  );
  await insertAll(creatorFollowerCounts, data.flatMap(history));
  await insertAll(
    creatorPosts,
    known.flatMap(({ posts }) => posts),
  );
  await measureGenres();
}

/** What the samples say of every week; one creator in nine was not measured for a while. */
function history(creator: CreatorData): (typeof creatorFollowerCounts.$inferInsert)[] {
  const known = creator.accounts.filter(({ follower_count }) => follower_count !== null);
  if (known.length === 0) return [];
  const gap = creator.number % 9 === 4 ? [5, 6, 7] : [];
  return Array.from({ length: HISTORY_WEEKS }, (_, week) => week)
    .filter((week) => !gap.includes(week))
    .map((week) => {
      const on = dayFromToday(-7 * week);
      return {
        creator_uid: creatorUid(creator.number),
        measured_on: on,
        follower_count: known.reduce(
          (sum, { platform, handle }) => sum + sampleFollowers(platform, handle, on),
          0,
        ),
      };
    });
}

const POSTS = 8;

/** Newest first, at the creator's own pace. */
function recentPosts({ number, accounts, genres }: CreatorData, rate: number | null, random: Random) {
  const [account] = accounts;
  const [genre] = genres;
  if (!account || !genre) return [];
  const last = random.pick(LAST_POSTS);
  const pace = random.int(2, 9);
  const reach = account.follower_count ?? 8000;
  return Array.from({ length: POSTS }, (_, index) => {
    const reactions = reach * (rate ?? 0.03) * (0.5 + random.next());
    const likes = Math.round(reactions * 0.94);
    return {
      creator_uid: creatorUid(number),
      platform: account.platform,
      handle_key: searchKey(account.handle),
      media_type: account.platform === "instagram" ? ("image" as const) : ("video" as const),
      url: `${account.url}#sample-${index + 1}`,
      title: genre.titles[(index + number) % genre.titles.length] ?? genre.name,
      thumbnail: demoThumbnail(number + index * 5),
      posted_at: timeFromToday(-last - index * pace, 11 + ((number + index * 3) % 11), (number * 7) % 60),
      views: account.platform === "instagram" ? null : Math.round(reach * (0.2 + random.next() * 0.9)),
      likes,
      comments: Math.max(0, Math.round(reactions - likes)),
    };
  });
}
