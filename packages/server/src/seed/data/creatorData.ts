import type { Platform } from "@tsumugi/contract";
import { hasShortHair } from "../../demo-assets/avatarSvg.ts";
import { sampleFollowers } from "../../platforms/sandbox.adapter.ts";
import { type GenreData, genreData } from "./genres.ts";
import { familyNames, givenNames, type NamePart } from "./names.ts";
import { createRandom } from "./random.ts";

export interface AccountData {
  readonly platform: Platform;
  readonly handle: string;
  readonly url: string;
  readonly follower_count: number | null;
}

/** A believable creator who does not exist. */
export interface CreatorData {
  readonly number: number;
  /** Number of a face that fits the name. */
  readonly face: number;
  readonly display_name: string;
  readonly real_name: string;
  readonly kana: string;
  readonly email: string;
  readonly phone: string;
  readonly genres: readonly GenreData[];
  readonly bio: string;
  readonly accounts: readonly AccountData[];
}

const profileUrl: Record<Platform, (handle: string) => string> = {
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  x: (handle) => `https://x.com/${handle}`,
};

const SUFFIXES = ["", "_jp", ".log", "_days", "_official", "_note", "_life", "99"];
const PLATFORM_MIX: readonly (readonly Platform[])[] = [
  ["instagram"],
  ["instagram", "tiktok"],
  ["youtube", "instagram"],
  ["youtube", "x"],
  ["tiktok", "instagram", "x"],
  ["youtube", "instagram", "tiktok"],
];

/** A face of its own for every number; five candidates are enough to find one that fits. */
function faceFor(number: number, [, , , look]: NamePart): number {
  const candidates = Array.from({ length: 5 }, (_, step) => number * 5 + step);
  const fits = (face: number) => look === undefined || hasShortHair(face) === (look === "short");
  return candidates.find(fits) ?? number * 5;
}

const SEED = 20261120;

/** `count` creators with the followers that the samples have on that day; no handle occurs twice. */
export function generateCreators(count: number, on = "2026-11-20"): CreatorData[] {
  const random = createRandom(SEED);
  const used = new Set<string>();
  return Array.from({ length: count }, (_, number) => {
    const family = random.pick(familyNames);
    const given = random.pick(givenNames);
    const genre = random.pick(genreData);
    const second = random.chance(0.35) ? [random.pick(genreData.filter((other) => other !== genre))] : [];
    let handle = `${random.chance(0.5) ? given[2] : `${given[2]}_${family[2]}`}${random.pick(SUFFIXES)}`;
    while (used.has(handle)) handle = `${given[2]}_${genre.uid}${random.int(10, 999)}`;
    used.add(handle);
    const callName = random.chance(0.7) ? given[1] : given[0];
    return {
      number,
      face: faceFor(number, given),
      display_name: `${callName}${random.pick(genre.themes)}`,
      real_name: `${family[0]} ${given[0]}`,
      kana: `${family[1]} ${given[1]}`,
      email: `${handle.replace(/[^a-z0-9]/g, "-")}@creators.tsumugi.test`,
      phone: `090-0000-${String(1000 + number).padStart(4, "0")}`,
      genres: [genre, ...second],
      bio: `${genre.name}を中心に発信しています。${random.pick(genre.titles)}など、${random.pick(["週2回", "毎週金曜", "月6本ほど", "ほぼ毎日"])}更新。お仕事のご相談はDMまたはメールへ。`,
      accounts: random.pick(PLATFORM_MIX).map((platform) => ({
        platform,
        handle,
        url: profileUrl[platform](handle),
        follower_count: random.chance(0.04) ? null : sampleFollowers(platform, handle, on),
      })),
    };
  });
}
