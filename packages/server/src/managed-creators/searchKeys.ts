import { searchKey } from "@tsumugi/contract";
import { sortedGrams } from "../core/grams.ts";
import { looseKey } from "../core/looseKey.ts";
import { digitsOf } from "../core/search.ts";

/** Of a record's row what its keys are made from. */
export interface Keyed {
  readonly display_name: string;
  readonly real_name: string;
  readonly kana: string;
  readonly email: string;
  readonly phone: string;
  readonly search_source: string;
  readonly tags: readonly string[];
  /** What the company's own fields of text hold, as `ownTexts` picks it. */
  readonly own_texts: readonly string[];
}

/** What a person is known by. The same as SQL's `identity_keys`. */
function identityOf({ display_name, real_name, kana, email, phone }: Keyed): string[] {
  const digits = digitsOf(phone);
  const keys: readonly (readonly [mark: string, key: string])[] = [
    ["n:", looseKey(display_name)],
    ["n:", looseKey(real_name)],
    ["k:", looseKey(kana)],
    ["e:", email.toLowerCase()],
    ["p:", digits.length >= 9 && digits.length <= 15 ? digits : ""],
  ];
  return keys.flatMap(([mark, key]) => (key === "" ? [] : mark + key));
}

/**
 * The columns that a record is sorted, searched and compared by, for whoever writes many at once. The triggers of the table
 * make the same where none are handed in.
 */
export function searchKeysOf(row: Keyed) {
  const { display_name, kana, search_source, tags, own_texts } = row;
  const words = [search_source, [...tags, ...own_texts].join("\n")].join("\n").replace(/^\n+|\n+$/g, "");
  const search_text = looseKey(words);
  return {
    sort_name: searchKey(kana === "" ? display_name : kana),
    search_text,
    search_grams: sortedGrams(search_text),
    identity: identityOf(row),
  };
}
