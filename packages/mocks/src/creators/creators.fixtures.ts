import { type AdminCreator, type OpenCreator, type OpenCreatorDetail, platforms } from "@tsumugi/contract";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { avatarUri, thumbnailUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { buildGenre } from "../genres/genres.fixtures.ts";
import { buildPlatformAccount } from "../managed-creators/managed-creators.fixtures.ts";

const AREAS = ["東京都", "大阪府", "福岡県", "北海道", "愛知県", ""];

const BIOS = [
  "乾燥肌のスキンケアを5年記録しています。成分も正直に話します。",
  "平日20分で作れるごはん。器と台所道具が好きです。",
  "カメラ片手に47都道府県。次は東北の冬を撮ります。",
];

/** What creators publish, and what is measured of them; some of it is not known of some. */
const published = (index: number) => ({
  genre_engagement_median: 0.031,
  follower_trend: Array.from({ length: 12 }, (_, week) =>
    week === 4 && index % 3 === 0
      ? null
      : 20_000 + week * (index % 4 === 3 ? -260 : 420) + Math.round(Math.sin(week * 1.3 + index) * 900),
  ),
  fee_band:
    index % 5 === 4 ? null : { min: 30_000 + (index % 4) * 20_000, max: 80_000 + (index % 4) * 40_000 },
  languages: index % 6 === 2 ? ["日本語", "英語"] : ["日本語"],
  last_posted_at: daysAgo(index % 9),
  invoice_registered: index % 4 === 0 ? null : index % 4 !== 1,
});

/** An open creator as companies find it. Every third one is already managed by the company. */
export const buildOpenCreator = (
  overrides: Partial<OpenCreator> = {},
  index = nextIndex("creator"),
): OpenCreator => {
  const accounts = [0, 1].map((nth) =>
    buildPlatformAccount({ platform: pick(platforms, index + nth) }, index),
  );
  const managed = index % 3 === 0;
  return {
    uid: uidOf("creator", index),
    name: personAt(index).display,
    image: avatarUri(index),
    bio: pick(BIOS, index),
    area: pick(AREAS, index),
    genres: [buildGenre({}, 1 + (index % 12))],
    accounts,
    follower_count: accounts.reduce((sum, account) => sum + (account.follower_count ?? 0), 0),
    engagement_rate: index % 6 === 5 ? null : 0.012 + (index % 8) * 0.006,
    ...published(index),
    managed_creator_uid: managed ? uidOf("managed_creator", index) : null,
    managed,
    fetched_at: daysAgo(1),
    ...overrides,
  };
};

export const buildOpenCreatorDetail = (
  overrides: Partial<OpenCreatorDetail> = {},
  index?: number,
): OpenCreatorDetail => ({
  ...buildOpenCreator({}, index),
  follower_history: Array.from({ length: 26 }, (_, week) => ({
    on: dayFromToday((week - 25) * 7),
    follower_count: week === 9 ? null : 21_000 + week * 420 + Math.round(Math.sin(week) * 300),
  })),
  recent_posts: [1, 2, 3].map((nth) => ({
    platform: "instagram" as const,
    media_type: "image" as const,
    url: `https://www.instagram.com/p/sample${nth}/`,
    title: `${nth}日間の保湿記録`,
    thumbnail: thumbnailUri(nth),
    posted_at: daysAgo(nth * 4),
    views: null,
    likes: 800 * nth,
    comments: 24 * nth,
  })),
  ...overrides,
});

/** A creator as operators find it, with what a deletion would touch. */
export const buildAdminCreator = (overrides: Partial<AdminCreator> = {}, index?: number): AdminCreator => {
  const open = buildOpenCreator({ managed: false, managed_creator_uid: null }, index);
  return {
    ...open,
    real_name: "佐々木 美桜",
    email: "creator@creators.test",
    is_open: true,
    created_at: daysAgo(300),
    deleted_at: null,
    deleted_reason: "",
    impact: { company_count: 2, job_count: 5, open_job_count: 1, unpaid_notice_count: 0 },
    ...overrides,
  };
};
