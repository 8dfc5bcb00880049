import { COMPARE_LIMIT } from "@tsumugi/patterns";

/** Whom the address names, in its order: nobody twice, no more than can be compared, nothing that is no id. */
export const comparedUids = (ids: string): string[] =>
  [...new Set(ids.split(","))].filter((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id)).slice(0, COMPARE_LIMIT);
