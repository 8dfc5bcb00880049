import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useNow } from "../../../format/clock.ts";
import type { CommentLook, MemberLook } from "../chat.types.ts";
import { groupByDay } from "../groupByDay.ts";
import { ChatThreadRoot } from "./ChatThread.styles.ts";
import { ThreadDay } from "./ThreadDay.tsx";
import { type ThreadHandlers, useThreadActions } from "./threadActions.ts";
import { useIsHistory } from "./useIsHistory.ts";
import { useSeenComments } from "./useSeenComments.ts";
import { useThreadScroll } from "./useThreadScroll.ts";

/** Older comments are asked for when the top comes this near, px. */
const LOAD_WITHIN = 80;

export interface ChatThreadProps extends ThreadHandlers {
  /** Oldest first. A comment that did not change is the same object: it is not drawn again. */
  comments: readonly CommentLook[];
  /** By uid, the product's own member included. */
  members: Readonly<Record<string, MemberLook>>;
  /** The reader: may change these comments, and is always taken to the bottom after writing one. */
  ownUid: string;
  /** Who stands on our side, on the right (colleagues). Default: the reader alone. Stable over renders. */
  isOwnSide?: (uid: string) => boolean;
  hasMore?: boolean;
  loadingOlder?: boolean;
  onLoadOlder?: () => void;
  /** First load. */
  loading?: boolean;
  /** The terms, pinned above the first comment. */
  pinned?: ReactNode;
  /** The unread divider stands before this comment, and the thread opens there. */
  firstUnreadId?: string | null;
  /** Unread ones that begin further up than what is loaded; a button leads there. */
  unreadAbove?: number;
  onJumpToUnread?: () => void;
  /** The newest comment that has come into view; called again only for newer ones. */
  onSeen?: (id: string) => void;
  /** Said when nothing has been written yet. */
  emptyText?: string;
}

const EMPTY = "まだメッセージはありません。最初のメッセージを送りましょう。";

export function ChatThread(props: ChatThreadProps) {
  const { comments, members, ownUid, hasMore = false, loadingOlder = false, loading = false } = props;
  const { isOwnSide, firstUnreadId = null, unreadAbove = 0 } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [editingId, setEditing] = useState<string | null>(null);
  const [deletingId, setDeleting] = useState<string | null>(null);
  const actions = useThreadActions(props, setEditing, setDeleting);
  const { newCount, toBottom, handleScroll } = useThreadScroll(scroller, comments, ownUid, firstUnreadId);
  useSeenComments(scroller, comments, props.onSeen);
  const isHistory = useIsHistory(comments, loading || loadingOlder);

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
        {!loading && comments.length === 0 && <p className="system">{props.emptyText ?? EMPTY}</p>}
        {/* New ones are read aloud as they come; what is loaded of the past is not. */}
        <div
          role="log"
          aria-label="メッセージ"
          aria-live={isHistory ? "off" : "polite"}
          aria-relevant="additions"
          aria-busy={loading || loadingOlder}
        >
          {groupByDay(comments).map((group) => (
            <ThreadDay
              key={group.day}
              {...{ group, now, members, ownUid, isOwnSide, firstUnreadId, editingId, actions }}
            />
          ))}
        </div>
      </div>
      {unreadAbove > 0 && (
        <div className="jump" data-up>
          <Button size="sm" icon="chevronUp" loading={loadingOlder} onClick={props.onJumpToUnread}>
            最初の未読へ（{unreadAbove}件前）
          </Button>
        </div>
      )}
      {newCount > 0 && (
        <div className="jump">
          <Button variant="primary" size="sm" icon="chevronDown" onClick={toBottom}>
            新着メッセージ {newCount}件
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deletingId !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="メッセージを削除しますか？"
        description="相手の画面からも消え、「このメッセージは削除されました」と表示されます。元には戻せません。"
        confirmLabel="削除する"
        tone="danger"
        errorText={(cause) => (cause instanceof Error ? cause.message : "")}
        onConfirm={() => deletingId !== null && props.onDelete?.(deletingId)}
      />
    </ChatThreadRoot>
  );
}
