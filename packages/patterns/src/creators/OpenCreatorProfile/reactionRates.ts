import type { OpenCreatorDetail } from "@tsumugi/contract";

/** (Likes + comments) ÷ followers of the account that posted, 0–1; null where either side is not known. */
export const reactionRates = (
  posts: readonly Pick<OpenCreatorDetail["recent_posts"][number], "platform" | "likes" | "comments">[],
  accounts: OpenCreatorDetail["accounts"],
): (number | null)[] =>
  posts.map(({ platform, likes, comments }) => {
    const followers = accounts.find((account) => account.platform === platform)?.follower_count;
    if (!followers || (likes === null && comments === null)) return null;
    return ((likes ?? 0) + (comments ?? 0)) / followers;
  });
