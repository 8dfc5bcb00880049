import { searchKey } from "@tsumugi/ui/format";

/** Alike to the eye: width, case, kana and blanks tell no two names apart. */
export const sameToTheEye = (name: string) => searchKey(name).replace(/\s/g, "");
