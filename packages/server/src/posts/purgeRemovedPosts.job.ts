import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob } from "../core/jobs.ts";
import { REMOVED_POSTS_KEPT_DAYS } from "./keptRemovedPosts.ts";
import { deleteRemovedPosts } from "./posts.repository.ts";

/** Every night: removed posts go for good, with their figures and their ledger. */
export const purgeRemovedPosts = defineJob<Record<string, never>>({
  name: "purge_removed_posts",
  every: "50 4 * * *",
  run: () => deleteRemovedPosts(new Date(now().getTime() - REMOVED_POSTS_KEPT_DAYS * DAY_MS)),
});
