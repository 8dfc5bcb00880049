import { useAtPresent } from "../../format/clock.ts";
import { dateTimeText, formatRelative, isTime } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
import { Missing } from "../CompactNumber/Missing.tsx";

export interface RelativeTimeProps {
  /** ISO 8601 or ms. A missing or invalid time is shown as a dash. */
  value: string | number | null | undefined;
  /** Focusable by Tab and by tap to show the exact time. Not for table rows, which have one tab stop. */
  focusable?: boolean;
}

/** `3分前`, `2時間前`, `5日前`, `1か月前`, `1年前`; the exact time in JST on hover. Follows the clock. */
export function RelativeTime({ value, focusable = false }: RelativeTimeProps) {
  const word = useWord();
  const isKnown = isTime(value);
  const label = useAtPresent((now) => (isKnown ? formatRelative(value, now, word) : ""));
  if (!isKnown) return <Missing />;
  const exact = dateTimeText(value, word);
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={exact}
      {...(focusable && { tabIndex: 0, className: "tsu-exact" })}
    >
      {label}
    </time>
  );
}
