import { useNow } from "../../format/clock.ts";
import { formatDateTime, formatRelative } from "../../format/format.ts";

export interface RelativeTimeProps {
  /** ISO 8601 or ms. */
  value: string | number;
}

/** `3分前`, `2時間前`, `5日前`, `1か月前`, `1年前`; the exact time in JST on hover. Follows the clock. */
export function RelativeTime({ value }: RelativeTimeProps) {
  const now = useNow();
  return (
    <time dateTime={new Date(value).toISOString()} title={formatDateTime(value)}>
      {formatRelative(value, now)}
    </time>
  );
}
