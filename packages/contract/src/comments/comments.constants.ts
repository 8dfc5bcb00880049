/** Chat comment page size (specification §9). */
export const COMMENT_PAGE_SIZE = 10;
/** The most that one call answers. */
export const COMMENT_MAX_PAGE = 100;
export const COMMENT_MAX_LENGTH = 4000;
export const COMMENT_MAX_IMAGES = 10;
