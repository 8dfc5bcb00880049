import { searchKey } from "@tsumugi/contract";

/** Pattern of `like` for "contains this search key". */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Words of a keyword as search keys: apart at blanks, each without a leading `@`. */
export const searchWords = (keyword: string): string[] =>
  searchKey(keyword)
    .split(/\s+/u)
    .map((word) => word.replace(/^@+(?=.)/u, ""))
    .filter((word) => word !== "");
