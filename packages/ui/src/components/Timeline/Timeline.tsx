import { type ReactNode, useState } from "react";
import { useNow } from "../../clock/clock.ts";
import { formatTime } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import type { Native } from "../native.ts";
import { RelativeTime } from "../RelativeTime/RelativeTime.tsx";
import { TimelineRoot } from "./Timeline.styles.ts";
import { foldMiddle, groupByDay } from "./timelineGroups.ts";

export interface TimelineItem {
  /** 変わらない鍵。 */
  key: string;
  /** 起きた時（ISO 8601）。 */
  at: string;
  /** 出来事のアイコン。既定は `clock`。 */
  icon?: IconName;
  /** 印の色。待っているものは `thread`、うまくいかなかったものは `danger`。 */
  tone?: "brand" | "thread" | "success" | "danger" | "neutral";
  /** 起きたこと。 */
  content: ReactNode;
}

export interface TimelineProps extends Native<"div", "children"> {
  /** 新しい順の出来事。 */
  items: readonly TimelineItem[];
  /** 日ごとの見出しを付け、各行には時刻を出します。 */
  byDay?: boolean;
  /** 新しいものをこの数と、古いものを少し出して、間をボタンに折りたたみます。 */
  foldAfter?: number;
  /** 古いものを読み込みます。渡している間、ボタンが出ます。 */
  onLoadMore?: () => void;
  /** 古いものの読み込み中。 */
  loading?: boolean;
  /** 何もないときに出すもの。既定は「まだありません」。 */
  empty?: ReactNode;
}

function Entry({ item, byDay }: { item: TimelineItem; byDay: boolean }) {
  return (
    <li data-tone={item.tone}>
      <span className="mark">
        <Icon name={item.icon ?? "clock"} size={15} />
      </span>
      <div className="content">{item.content}</div>
      {byDay ? <time dateTime={item.at}>{formatTime(item.at)}</time> : <RelativeTime value={item.at} />}
    </li>
  );
}

function Days({ items }: { items: readonly TimelineItem[] }) {
  const word = useWord();
  const now = useNow();
  return groupByDay(items, now, word).map((group) => (
    <li className="day" key={group.key}>
      <p className="heading">{group.heading}</p>
      <ol>
        {group.items.map((item) => (
          <Entry key={item.key} item={item} byDay />
        ))}
      </ol>
    </li>
  ));
}

/** The history of one record, newest first. */
export function Timeline(props: TimelineProps) {
  const word = useWord();
  const {
    items,
    byDay = false,
    foldAfter,
    onLoadMore,
    loading = false,
    empty = word("まだありません"),
    ...rest
  } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (items.length === 0 && !loading && !onLoadMore)
    return (
      <TimelineRoot {...rest}>
        <p className="tsu-muted">{empty}</p>
      </TimelineRoot>
    );
  const { before, hidden, after } =
    foldAfter === undefined || isUnfolded
      ? { before: items, hidden: 0, after: [] }
      : foldMiddle(items, foldAfter);
  const draw = (some: readonly TimelineItem[]) =>
    byDay ? <Days items={some} /> : some.map((item) => <Entry key={item.key} item={item} byDay={false} />);
  return (
    <TimelineRoot {...rest} aria-busy={loading || undefined}>
      <ol>
        {draw(before)}
        {hidden > 0 && (
          <li className="fold">
            <Button size="sm" variant="ghost" iconEnd="chevronDown" onClick={() => setIsUnfolded(true)}>
              {word("間の{count}件を表示", { count: hidden })}
            </Button>
          </li>
        )}
        {draw(after)}
      </ol>
      {onLoadMore && (
        <Button size="sm" loading={loading} onClick={onLoadMore}>
          {word("以前の動きを見る")}
        </Button>
      )}
    </TimelineRoot>
  );
}
