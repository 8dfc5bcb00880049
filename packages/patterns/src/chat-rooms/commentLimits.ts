/** Characters that a comment may have, as people count them. */
export const COMMENT_MAX = 4000;
/** Pictures that a comment may have. */
export const COMMENT_IMAGES_MAX = 10;
