export const roomTypes = ["dm", "job_request"] as const;
export type RoomType = (typeof roomTypes)[number];

export const flagColors = ["red", "yellow", "green", "blue"] as const;
export type FlagColor = (typeof flagColors)[number];
export const flagColorLabels: Record<FlagColor, string> = {
  red: "赤",
  yellow: "黄",
  green: "緑",
  blue: "青",
};

/** Characters of a flag's words. */
export const FLAG_LABEL_MAX = 20;

/** Comments of one room that a search shows the lines of, at most. */
export const ROOM_HITS_MAX = 10;

/** uid of the built-in member of every company room; in support rooms it is `support`. */
export const SYSTEM_MEMBER_UID = "system";
export const SUPPORT_MEMBER_UID = "support";
