/** Rows of a page of a list, at most and where nobody asks for a number. */
export const MAX_LIMIT = 200;
export const DEFAULT_LIMIT = 50;
