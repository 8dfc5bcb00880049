import { Fragment, type ReactNode, useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useNow } from "../../../format/clock.ts";
import { formatDayHeading } from "../../../format/format.ts";
import type { CommentLook, MemberLook } from "../chat.types.ts";
import { groupByDay } from "../groupByDay.ts";
import { ChatComment, type ChatCommentProps } from "./ChatComment.tsx";
import { ChatThreadRoot } from "./ChatThread.styles.ts";
import { useThreadScroll } from "./useThreadScroll.ts";

/** Older comments are asked for when the top comes this near, px. */
const LOAD_WITHIN = 80;

export interface ChatThreadProps extends Pick<ChatCommentProps, "onImageOpen" | "onResend" | "onDiscard"> {
  /** Oldest first. */
  comments: readonly CommentLook[];
  /** By uid, the product's own member included. */
  members: Readonly<Record<string, MemberLook>>;
  /** Whose comments stand on the right. */
  ownUid: string;
  /** Who also counts as ours (colleagues): their comments stand on the right too. */
  isOwnSide?: (uid: string) => boolean;
  hasMore?: boolean;
  loadingOlder?: boolean;
  onLoadOlder?: () => void;
  /** First load. */
  loading?: boolean;
  /** The terms, pinned above the first comment. */
  pinned?: ReactNode;
  /** The unread divider stands before this comment. */
  firstUnreadId?: string | null;
  /** Said when nothing has been written yet. */
  emptyText?: string;
}

export function ChatThread(props: ChatThreadProps) {
  const {
    comments,
    members,
    ownUid,
    hasMore = false,
    loadingOlder = false,
    loading = false,
    firstUnreadId,
  } = props;
  const { isOwnSide = (uid: string) => uid === ownUid } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { newCount, toBottom, handleScroll } = useThreadScroll(scroller, comments, ownUid);

  const loadNearTop = () => {
    const isUp = handleScroll();
    const top = scroller.current?.scrollTop ?? LOAD_WITHIN;
    // Only for a reader who moves up: a room that opens short of its real height is near its top, too.
    if (isUp && top < LOAD_WITHIN && hasMore && !loadingOlder) props.onLoadOlder?.();
  };

  return (
    <ChatThreadRoot>
      {/* biome-ignore lint/a11y/useSemanticElements: a plain scrolling box */}
      <div
        className="scroll"
        ref={scroller}
        onScroll={loadNearTop}
        tabIndex={0}
        role="region"
        aria-label="やりとり"
      >
        {hasMore && (
          <div className="older">
            <Button size="sm" variant="ghost" loading={loadingOlder} onClick={props.onLoadOlder}>
              以前のメッセージを見る
            </Button>
          </div>
        )}
        {!hasMore && props.pinned && <div className="terms">{props.pinned}</div>}
        {loading && comments.length === 0 && <Skeleton shape="block" height={160} />}
        {!loading && comments.length === 0 && (
          <p className="system">
            {props.emptyText ?? "まだメッセージはありません。最初のメッセージを送りましょう。"}
          </p>
        )}
        <div role="log" aria-label="メッセージ" aria-relevant="additions" aria-busy={loading || loadingOlder}>
          {groupByDay(comments).map((group) => (
            <div className="day" key={group.day}>
              <h3>{formatDayHeading(`${group.day}T00:00:00+09:00`, now)}</h3>
              {group.comments.map((comment) => (
                <Fragment key={comment.id}>
                  {comment.id === firstUnreadId && <p className="divider">ここから未読</p>}
                  <ChatComment
                    comment={comment}
                    author={members[comment.uid]}
                    isOwn={isOwnSide(comment.uid)}
                    onImageOpen={props.onImageOpen}
                    onResend={props.onResend}
                    onDiscard={props.onDiscard}
                  />
                </Fragment>
              ))}
            </div>
          ))}
        </div>
      </div>
      {newCount > 0 && (
        <div className="jump">
          <Button variant="primary" size="sm" icon="chevronDown" onClick={toBottom}>
            新着メッセージ {newCount}件
          </Button>
        </div>
      )}
    </ChatThreadRoot>
  );
}
