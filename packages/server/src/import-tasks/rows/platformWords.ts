import { type Platform, searchKey } from "@tsumugi/contract";

/** How people call a platform, as the beginning of a search key without blanks and marks. */
export const platformNames: readonly (readonly [Platform, RegExp])[] = [
  ["youtube", /^(youtube|ゆーちゅーぶ|yt)/],
  ["instagram", /^(instagram|いんすたぐらむ|いんすた|insta|ig)/],
  ["tiktok", /^(tiktok|てぃっくとっく|tt)/],
  ["x", /^(x旧twitter|twitter|ついったー|えっくす|x)/],
];

/** What may stand around a name without changing it: 「旧Twitter」, 「X（現在）」, 「Instagramアカウント」. */
const AROUND = /^(旧|現)+|(旧|現|現在|あかうんと|ちゃんねる|動画|しょーと|shorts?|りーる)$/g;

const bare = (word: string) => searchKey(word).replace(/[\s・_\-/／:：()（）[\]【】「」"'.,、。]/g, "");

/** The platform that a whole cell names; undefined where it names none, another one, or several. */
export function platformOf(cell: string): Platform | undefined {
  let rest = bare(cell);
  const named = new Set<Platform>();
  for (let before = ""; rest !== "" && rest !== before; ) {
    before = rest;
    rest = rest.replace(AROUND, "");
    for (const [platform, name] of platformNames) {
      const found = name.exec(rest);
      if (!found) continue;
      named.add(platform);
      rest = rest.slice(found[0].length);
      break;
    }
  }
  const [platform, ...others] = named;
  return rest === "" && others.length === 0 ? platform : undefined;
}
