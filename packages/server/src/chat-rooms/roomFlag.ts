import type { FlagColor, RoomFlag } from "@tsumugi/contract";

interface FlagColumns {
  readonly flag_color: FlagColor | null;
  readonly flag_label: string;
  readonly flag_due_on: string | null;
}

/** A flag as the rows of both kinds of room keep it. */
export const flagColumns = (flag: RoomFlag | null | undefined): FlagColumns => ({
  flag_color: flag?.color ?? null,
  flag_label: flag?.label ?? "",
  flag_due_on: flag?.due_on ?? null,
});

export const presentFlag = ({ flag_color, flag_label, flag_due_on }: FlagColumns): RoomFlag | null =>
  flag_color && { color: flag_color, label: flag_label, due_on: flag_due_on };
