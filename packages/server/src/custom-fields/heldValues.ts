import { type CustomValues, isBlankCustom } from "@tsumugi/contract";

/** What a record holds once a change is written over it; what is blank is not kept. */
export function writeOver(before: CustomValues, change: Readonly<Record<string, unknown>>): CustomValues {
  const all = { ...before, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isBlankCustom(value))) as CustomValues;
}

/** Of what a record holds the texts that a keyword looks into. `uids`: the fields that `searchedFields` answers. */
export const ownTexts = (uids: readonly string[], values: CustomValues): string[] =>
  uids.flatMap((uid) => {
    const value = values[uid];
    return typeof value === "string" ? value : [];
  });
