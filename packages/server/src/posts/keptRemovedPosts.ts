/** As long as a post that was taken out can be brought back. */
export const REMOVED_POSTS_KEPT_DAYS = 30;
