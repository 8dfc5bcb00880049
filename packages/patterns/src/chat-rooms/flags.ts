export const flagColors = ["red", "yellow", "green", "blue"] as const;
export type FlagColorCode = (typeof flagColors)[number];

export interface FlagLook {
  color: FlagColorCode;
  label: string;
  due_on: string | null;
}
