import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob } from "../core/jobs.ts";
import { deleteRemovedPosts } from "./posts.repository.ts";

/** As long as a removed post can be brought back. */
const KEEP_DAYS = 30;

/** Every night: removed posts go for good, with their figures and their ledger. */
export const purgeRemovedPosts = defineJob<Record<string, never>>({
  name: "purge_removed_posts",
  every: "50 4 * * *",
  run: () => deleteRemovedPosts(new Date(now().getTime() - KEEP_DAYS * DAY_MS)),
});
