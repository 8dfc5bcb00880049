import { type DailyRow, selectDaily } from "./dailyMetrics.repository.ts";

/** A year of so many posts is in memory at a time. */
const POSTS_AT_ONCE = 10;

export interface DayOfPost<P> {
  readonly post: P;
  readonly day: DailyRow;
}

/** The days of posts for a file, post by post in the order given. */
export async function* daysOfPosts<P extends { readonly uid: string }>(
  company_uid: string,
  chunks: AsyncIterable<readonly P[]>,
): AsyncGenerator<DayOfPost<P>[]> {
  for await (const posts of chunks) {
    for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
      const some = posts.slice(from, from + POSTS_AT_ONCE);
      const days = await selectDaily(
        company_uid,
        some.map(({ uid }) => uid),
      );
      const byPost = Map.groupBy(days, ({ post_uid }) => post_uid);
      const rows = some.flatMap((post) => (byPost.get(post.uid) ?? []).map((day) => ({ post, day })));
      if (rows.length > 0) yield rows;
    }
  }
}
