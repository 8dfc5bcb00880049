/** How many rows a page of a list has at most, and how many when the caller does not say. */
export const MAX_LIMIT = 200;
export const DEFAULT_LIMIT = 50;
