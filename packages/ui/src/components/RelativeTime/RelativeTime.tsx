import { useAtPresent } from "../../clock/clock.ts";
import { dateTimeText, formatRelative, isTime } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Missing } from "../CompactNumber/Missing.tsx";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";

export interface RelativeTimeProps extends Native<"time", "children"> {
  /** ISO 8601 かミリ秒。ないときや時刻でないときは「–」になります。 */
  value: string | number | null | undefined;
  /** Tab やタップで正確な時刻を見られるようにします。Tab が 1 つの表の行には付けません。 */
  focusable?: boolean;
}

/** `3分前`, `2時間前`, `5日前`, `1か月前`, `1年前`; the exact time in JST on hover. Follows the clock. */
export function RelativeTime({ value, focusable = false, className, ...rest }: RelativeTimeProps) {
  const word = useWord();
  const isKnown = isTime(value);
  const label = useAtPresent((now) => (isKnown ? formatRelative(value, now, word) : ""));
  if (!isKnown) return <Missing {...(rest as Native<"span">)} className={className} />;
  const exact = dateTimeText(value, word);
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={exact}
      {...(focusable && { tabIndex: 0 })}
      {...rest}
      className={cx(focusable && "tsu-exact", className) || undefined}
    >
      {label}
    </time>
  );
}
