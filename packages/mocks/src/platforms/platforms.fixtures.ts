import type { AccountMetrics, PlatformMedia, RecentMedia } from "@tsumugi/contract";
import { daysAgo, NOW } from "../core/clock.ts";
import { nextIndex } from "../core/counter.ts";
import { avatarUri, thumbnailUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { postTitleAt, postViewsAt, profileUrl } from "../core/samples.ts";

/** Live figures of an account, as samples. */
export const buildAccountMetrics = (
  overrides: Partial<AccountMetrics> = {},
  index = nextIndex("account_metrics"),
): AccountMetrics => {
  const platform = overrides.platform ?? "instagram";
  const { handle, display } = personAt(index);
  return {
    kind: "account",
    platform,
    id: handle,
    handle,
    name: display,
    url: profileUrl(platform, handle),
    image: avatarUri(index),
    follower_count: 24_300 + index * 1_100,
    post_count: 312,
    source: "sandbox",
    fetched_at: NOW,
    ...overrides,
  };
};

/** A recent post of a creator, to register from. */
export const buildPlatformMedia = (
  overrides: Partial<PlatformMedia> = {},
  index = nextIndex("media"),
): PlatformMedia => {
  const platform = overrides.platform ?? "instagram";
  return {
    kind: "media",
    platform,
    id: `M${String(200_000 + index)}`,
    media_type: "short",
    owner_handle: personAt(1).handle,
    title: postTitleAt(index + 1),
    url: `${profileUrl(platform, personAt(1).handle)}/video/M${String(200_000 + index)}`,
    thumbnail: thumbnailUri(index),
    posted_at: daysAgo(index),
    view_count: postViewsAt(index),
    like_count: Math.round(postViewsAt(index) * 0.045),
    comment_count: Math.round(postViewsAt(index) * 0.004),
    source: "sandbox",
    fetched_at: NOW,
    ...overrides,
  };
};

/** The second one is registered already. */
export const buildRecentMedia = (
  overrides: Partial<RecentMedia> = {},
  index = nextIndex("media"),
): RecentMedia => {
  const { is_registered = index === 2, ...media } = overrides;
  return { ...buildPlatformMedia(media, index), is_registered };
};
