import { Button } from "@tsumugi/ui";

export interface ThreadJumpsProps {
  unreadAbove: number;
  loadingOlder: boolean;
  onJumpToUnread: (() => void) | undefined;
  newCount: number;
  onToBottom: () => void;
  /** The newest comments are held apart. */
  isPast: boolean;
  onToLatest: () => void;
}

/** The ways to where one is not: the first unread one, the new ones, and out of the past. */
export function ThreadJumps(props: ThreadJumpsProps) {
  const { unreadAbove, newCount, isPast } = props;
  return (
    <>
      {unreadAbove > 0 && (
        <div className="jump" data-up>
          <Button size="sm" icon="chevronUp" loading={props.loadingOlder} onClick={props.onJumpToUnread}>
            最初の未読へ{Number.isFinite(unreadAbove) && `（${unreadAbove}件前）`}
          </Button>
        </div>
      )}
      {newCount > 0 && !isPast && (
        <div className="jump">
          <Button variant="primary" size="sm" icon="chevronDown" onClick={props.onToBottom}>
            新着メッセージ {newCount}件
          </Button>
        </div>
      )}
      {/* Stands there empty, too: only so is it read aloud when it says something. */}
      <div className="past" data-shown={isPast || undefined}>
        <span role="status">
          {isPast && `過去のメッセージを表示しています${newCount > 0 ? `（新着 ${newCount}件）` : ""}`}
        </span>
        {isPast && (
          <Button size="sm" icon="chevronDown" onClick={props.onToLatest}>
            最新へ
          </Button>
        )}
      </div>
    </>
  );
}
