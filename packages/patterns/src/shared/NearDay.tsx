import { useAtPresent } from "@tsumugi/ui/clock";
import { formatNearDay, formatNearDays } from "@tsumugi/ui/format";

export interface NearDayProps {
  /** 日 `YYYY-MM-DD`、または日時。 */
  on: string | number;
}

/** A day where this year's go without their year: any other year is written, also after New Year's Eve. */
export const NearDay = ({ on }: NearDayProps) => useAtPresent((now) => formatNearDay(on, now));

export interface NearDaysProps {
  /** 始まりの日。決まっていなければ null。 */
  from: string | null;
  /** 終わりの日。決まっていなければ null。 */
  to: string | null;
}

/** A period, with its year where that is not this one. */
export const NearDays = ({ from, to }: NearDaysProps) => useAtPresent((now) => formatNearDays(from, to, now));
