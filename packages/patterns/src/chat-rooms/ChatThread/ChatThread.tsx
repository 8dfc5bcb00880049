import { Button, Skeleton } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { CommentLook, MemberLook } from "../chat.types.ts";
import { ChatThreadRoot } from "./ChatThread.styles.ts";
import { DeleteCommentDialog } from "./DeleteCommentDialog.tsx";
import { ThreadDay } from "./ThreadDay.tsx";
import { ThreadJumps } from "./ThreadJumps.tsx";
import { type ThreadHandlers, useThreadActions } from "./threadActions.ts";
import { cutThread, type ThreadCut } from "./threadBlocks.ts";
import { useIsHistory } from "./useIsHistory.ts";
import { useSeenComments } from "./useSeenComments.ts";
import { useTarget } from "./useTarget.ts";
import { useThreadEdits } from "./useThreadEdits.ts";
import { useThreadScroll } from "./useThreadScroll.ts";

/** More comments are asked for when an end comes this near, px. */
const LOAD_WITHIN = 80;

export interface ChatThreadProps extends ThreadHandlers {
  /** Oldest first. A comment that did not change is the same object: it is not drawn again. */
  comments: readonly CommentLook[];
  /** Why a failed comment did not arrive, and what to do about it. */
  problemOf?: (id: string) => string | undefined;
  /** By uid, the product's own member included. */
  members: Readonly<Record<string, MemberLook>>;
  /** The reader: may change these comments, and is always taken to the bottom after writing one. */
  ownUid: string;
  /** Who stands on our side, on the right (colleagues). Default: the reader alone. Stable over renders. */
  isOwnSide?: (uid: string) => boolean;
  hasMore?: boolean;
  olderLoading?: boolean;
  /** What is shown lies in the past: newer ones exist between it and the newest. A bar says so and leads back. */
  hasNewer?: boolean;
  newerLoading?: boolean;
  /** How many have come to the newest meanwhile. */
  newerCount?: number;
  /** Somebody was sent to this comment: it is brought into the middle, marked, and gets the focus. */
  targetId?: string | null;
  /** First load. */
  loading?: boolean;
  /** The terms, pinned above the first comment. */
  pinned?: ReactNode;
  /** The unread divider stands before this comment, and the thread opens there. */
  firstUnreadId?: string | null;
  /** Unread ones that begin further up than what is loaded; a button leads there. Infinity: how far is not known. */
  unreadAbove?: number;
  /** Said when nothing has been written yet. */
  empty?: string;
}

const EMPTY = "まだメッセージはありません。最初のメッセージを送りましょう。";

export function ChatThread(props: ChatThreadProps) {
  const { comments, members, ownUid, hasMore = false, olderLoading = false, loading = false } = props;
  const { isOwnSide, firstUnreadId = null, unreadAbove = 0, targetId = null } = props;
  const { problemOf, hasNewer = false, newerLoading = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { edits, startedId, ...editing } = useThreadEdits(props);
  const [deletingId, setDeleting] = useState<string | null>(null);
  const actions = useThreadActions(props, editing, setDeleting);
  const { newCount, toBottom, handleScroll } = useThreadScroll(scroller, comments, ownUid, {
    firstUnreadId,
    targetId,
    isPast: hasNewer,
    onReading: props.onReading,
  });
  useTarget(scroller, comments, targetId);
  const onDrawn = useSeenComments(scroller, props.onSeen);
  // Only what was drawn before is asked for, so that drawing twice gives the same blocks.
  const drawn = useRef<ThreadCut>(undefined);
  const thread = useMemo(() => cutThread(comments, drawn.current), [comments]);
  drawn.current = thread;
  const isHistory = useIsHistory(comments, loading || olderLoading || newerLoading, hasNewer);

  const loadNearEnd = () => {
    const moved = handleScroll();
    const box = scroller.current;
    if (!box) return;
    // Only for a reader who moves there: a room that opens short of its real height is near its top, too.
    if (moved === "up" && box.scrollTop < LOAD_WITHIN && hasMore && !olderLoading) props.onLoadOlder?.();
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (moved === "down" && below < LOAD_WITHIN && hasNewer && !newerLoading) props.onLoadNewer?.();
  };
  const toLatest = () => {
    // The button goes with what it leads out of.
    scroller.current?.focus({ preventScroll: true });
    props.onToLatest?.();
  };

  const shared = { now, members, ownUid, isOwnSide, problemOf, firstUnreadId, edits, startedId, targetId };

  return (
    <ChatThreadRoot>
      {/* biome-ignore lint/a11y/useSemanticElements: a plain scrolling box */}
      <div
        className="scroll"
        ref={scroller}
        onScroll={loadNearEnd}
        tabIndex={0}
        role="region"
        aria-label="やりとり"
      >
        {hasMore && (
          <div className="older">
            <Button size="sm" variant="ghost" loading={olderLoading} onClick={props.onLoadOlder}>
              以前のメッセージを見る
            </Button>
          </div>
        )}
        {!hasMore && props.pinned && <div className="terms">{props.pinned}</div>}
        {loading && comments.length === 0 && <Skeleton shape="block" height={160} />}
        {!loading && comments.length === 0 && <p className="system">{props.empty ?? EMPTY}</p>}
        {/* New ones are read aloud as they come; what is loaded of the past is not. */}
        <div
          role="log"
          aria-label="メッセージ"
          aria-live={isHistory ? "off" : "polite"}
          aria-relevant="additions"
          aria-busy={loading || olderLoading || newerLoading}
        >
          {thread.days.map((group) => (
            <ThreadDay key={group.day} group={group} {...shared} actions={actions} onDrawn={onDrawn} />
          ))}
        </div>
        {hasNewer && (
          <div className="newer">
            <Button size="sm" variant="ghost" loading={newerLoading} onClick={props.onLoadNewer}>
              続きのメッセージを見る
            </Button>
          </div>
        )}
      </div>
      <ThreadJumps
        unreadAbove={unreadAbove}
        loadingOlder={olderLoading}
        newCount={newCount + (props.newerCount ?? 0)}
        onJumpToUnread={props.onJumpToUnread}
        onToBottom={toBottom}
        isPast={hasNewer}
        onToLatest={toLatest}
      />
      <DeleteCommentDialog id={deletingId} onClose={() => setDeleting(null)} onDelete={props.onDelete} />
    </ChatThreadRoot>
  );
}
