import { type Platform, platformLabels, relationshipStageLabels } from "@tsumugi/contract";
import type { IconName } from "@tsumugi/ui";
import { optionsOf } from "./optionsOf.ts";

export const platformIcons: Record<Platform, IconName> = {
  youtube: "youtube",
  instagram: "instagram",
  tiktok: "tiktok",
  x: "x",
};

/** What people follow is called differently on YouTube. */
export const followerWord = (platform: Platform) => (platform === "youtube" ? "登録者" : "フォロワー");

export const platformOptions = optionsOf(platformLabels);
export const stageOptions = optionsOf(relationshipStageLabels);
