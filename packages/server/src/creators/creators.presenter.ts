import type { AdminCreator, OpenCreator, OpenCreatorDetail } from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { creatorPosts } from "../db/schema/creators.ts";
import type { CreatorRow } from "./creatorRows.repository.ts";
import { type FollowerPoint, followerTrend } from "./followerTrend.ts";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Newest of the times at which a figure was fetched. */
function newest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null);
}

/** Row → wire: the public profile, no contact. */
export function presentOpenCreator(found: CreatorRow): OpenCreator {
  const { row, accounts, genres, points, managed_creator_uid } = found;
  const { uid, name, image, bio, area, follower_count, engagement_rate, fee_min, fee_max } = row;
  return {
    uid,
    name,
    image,
    bio,
    area,
    follower_count,
    engagement_rate,
    genres: genres.map(({ uid, name }) => ({ uid, name })),
    genre_engagement_median: genres[0]?.median ?? null,
    follower_trend: followerTrend(points, dayInJapan(now())),
    fee_band: fee_min === null && fee_max === null ? null : { min: fee_min, max: fee_max },
    languages: row.languages,
    last_posted_at: iso(row.last_posted_at),
    invoice_registered: row.invoice_registered,
    accounts: accounts.map(({ platform, handle, url, follower_count, fetched_at }) => ({
      platform,
      handle,
      url,
      follower_count,
      fetched_at: iso(fetched_at),
    })),
    managed_creator_uid,
    managed: managed_creator_uid !== null,
    fetched_at: iso(newest(accounts.map(({ fetched_at }) => fetched_at))),
  };
}

export const presentPost = ({
  creator_uid,
  handle_key,
  ...post
}: typeof creatorPosts.$inferSelect): OpenCreatorDetail["recent_posts"][number] => ({
  ...post,
  posted_at: post.posted_at.toISOString(),
});

export const presentHistory = (points: readonly FollowerPoint[]): OpenCreatorDetail["follower_history"] =>
  points.map(({ measured_on, follower_count }) => ({ on: measured_on, follower_count }));

/** What operators see on top of it. */
export const presentAdminCreator = (found: CreatorRow, impact: AdminCreator["impact"]): AdminCreator => ({
  ...presentOpenCreator(found),
  real_name: found.row.real_name,
  email: found.row.email,
  is_open: found.row.is_open,
  created_at: found.row.created_at.toISOString(),
  deleted_at: iso(found.row.deleted_at),
  deleted_reason: found.row.deleted_reason ?? "",
  impact,
});
