import type { Platform } from "@tsumugi/contract";

/** Calls of a day that each platform grants a key, as its documentation gives them for the usual plan. */
export const callsPerDay: Record<Platform, number> = {
  youtube: 10_000,
  // 200 an hour.
  instagram: 4_800,
  tiktok: 1_000,
  x: 10_000,
};

/** With the server's key one company leaves half of the day to the others. */
export const callsPerCompany = (platform: Platform): number => Math.floor(callsPerDay[platform] / 2);

const zones: Record<Platform, string> = {
  youtube: "America/Los_Angeles",
  instagram: "UTC",
  tiktok: "UTC",
  x: "UTC",
};

/** The platform's own day, by which it counts: `YYYY-MM-DD`. */
export const quotaDay = (platform: Platform, at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zones[platform] }).format(at);

export const quotaZone = (platform: Platform): string => zones[platform];
