import type { AdminCreator, OpenCreator, OpenCreatorDetail } from "@tsumugi/contract";
import type { creatorPosts } from "../db/schema/creators.ts";
import type { CreatorRow } from "./creatorRows.ts";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Newest of the times at which a figure was fetched. */
function newest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null);
}

/** Row → wire: the public profile, no contact. */
export function presentOpenCreator({ row, accounts, genres, managed_creator_uid }: CreatorRow): OpenCreator {
  const { uid, name, image, bio, area, follower_count, engagement_rate } = row;
  return {
    ...{ uid, name, image, bio, area, follower_count, engagement_rate, genres },
    accounts: accounts.map(({ platform, handle, url, follower_count, fetched_at }) => ({
      ...{ platform, handle, url, follower_count },
      fetched_at: iso(fetched_at),
    })),
    managed_creator_uid,
    managed: managed_creator_uid !== null,
    fetched_at: iso(newest(accounts.map(({ fetched_at }) => fetched_at))),
  };
}

export const presentPost = (
  post: typeof creatorPosts.$inferSelect,
): OpenCreatorDetail["recent_posts"][number] => ({
  ...post,
  posted_at: post.posted_at.toISOString(),
});

/** What operators see on top of it. */
export const presentAdminCreator = (found: CreatorRow, impact: AdminCreator["impact"]): AdminCreator => ({
  ...presentOpenCreator(found),
  real_name: found.row.real_name,
  email: found.row.email,
  is_open: found.row.is_open,
  created_at: found.row.created_at.toISOString(),
  deleted_at: iso(found.row.deleted_at),
  impact,
});
