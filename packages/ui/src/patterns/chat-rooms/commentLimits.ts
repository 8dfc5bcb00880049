/** Characters that a comment may have, as people count them. */
export const COMMENT_MAX = 4000;
