import type { IconName } from "@tsumugi/ui";

export const platformCodes = ["youtube", "instagram", "tiktok", "x"] as const;
export type PlatformCode = (typeof platformCodes)[number];

export const platformNames: Record<PlatformCode, string> = {
  youtube: "YouTube",
  instagram: "Instagram",
  tiktok: "TikTok",
  x: "X",
};

export const platformIcons: Record<PlatformCode, IconName> = {
  youtube: "youtube",
  instagram: "instagram",
  tiktok: "tiktok",
  x: "x",
};

/** What people follow is called differently on YouTube. */
export const followerWord = (platform: PlatformCode) => (platform === "youtube" ? "登録者" : "フォロワー");

export const platformOptions = platformCodes.map((value) => ({ value, label: platformNames[value] }));

export const stageNames = {
  prospect: "候補",
  contacted: "接触中",
  active: "取引中",
  repeat: "継続取引",
  paused: "休止中",
} as const;
export type StageCode = keyof typeof stageNames;

export const entityNames = { individual: "個人", corporation: "法人" } as const;
export type EntityCode = keyof typeof entityNames;

export const entityOptions = Object.entries(entityNames).map(([value, label]) => ({ value, label }));

export const stageOptions = Object.entries(stageNames).map(([value, label]) => ({ value, label }));
