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
  /** メッセージ。古い順に渡します。変わらないものは同じオブジェクトのまま渡すと、描き直しません。 */
  comments: readonly CommentLook[];
  /** 届かなかったメッセージの理由と、直し方を返します。 */
  problemOf?: (id: string) => string | undefined;
  /** メッセージのうち、金額を見てよい人だけに見せる行を返します。本文には金額を入れません。 */
  feeOf?: ((id: string) => string | undefined) | undefined;
  /** やりとりする人の名前と画像。uid ごとに、製品自身の発言者も含めて渡します。 */
  members: Readonly<Record<string, MemberLook>>;
  /** 読んでいる人の uid。自分のメッセージを変えられ、書いたあとはいつも末尾へ動きます。 */
  ownUid: string;
  /** こちら側の人（同僚）なら true。右に並びます。既定は読んでいる人だけ。描画の間で同じ関数を渡します。 */
  isOwnSide?: (uid: string) => boolean;
  /** これより前のメッセージがあるか。 */
  hasMore?: boolean;
  /** 前のメッセージを読み込み中。 */
  olderLoading?: boolean;
  /** 見ているのは過去で、最新までの間にまだあります。帯がそれを知らせ、最新へ戻れます。 */
  hasNewer?: boolean;
  /** 続きのメッセージを読み込み中。 */
  newerLoading?: boolean;
  /** 過去を見ている間に、最新に届いた件数。 */
  newerCount?: number;
  /** 開く目当てのメッセージの id。画面の中ほどに出して印を付け、フォーカスします。 */
  targetId?: string | null;
  /** 目当てのメッセージへフォーカスを移すか。部屋の中の検索のように、打っている欄に残すときは false。既定は true。 */
  focusTarget?: boolean;
  /** 最初の読み込み中。メッセージがまだなければ骨組みを出します。 */
  loading?: boolean;
  /** 最初のメッセージの上に留めておく、依頼の条件。前のメッセージがなくなるまでは出ません。 */
  pinned?: ReactNode;
  /** このメッセージの前に未読の区切りを置き、そこから開きます。 */
  firstUnreadId?: string | null;
  /** 読み込んだところより前にある未読の件数。そこへ動くボタンが出ます。どこまでか不明なら Infinity。 */
  unreadAbove?: number;
  /** メッセージがまだないときの言葉。 */
  empty?: string;
}

const EMPTY = "まだメッセージはありません。";

export function ChatThread(props: ChatThreadProps) {
  const { comments, members, ownUid, hasMore = false, olderLoading = false, loading = false } = props;
  const { isOwnSide, firstUnreadId = null, unreadAbove = 0, targetId = null } = props;
  const { problemOf, feeOf, hasNewer = false, newerLoading = false } = props;
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
  useTarget(scroller, comments, { targetId, focusTarget: props.focusTarget ?? true });
  const onDrawn = useSeenComments(scroller, props.onSeen);
  // Only what was drawn before is asked for, so that drawing twice gives the same blocks.
  const drawn = useRef<ThreadCut>(undefined);
  const thread = useMemo(() => cutThread(comments, drawn.current), [comments]);
  drawn.current = thread;
  const isAwaited = loading && comments.length === 0;
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

  const marks = { firstUnreadId, edits, startedId, targetId };
  const shared = { now, members, ownUid, isOwnSide, problemOf, feeOf, ...marks };

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
        {/* Whether more is above is not known before the first page: the terms would come and go again. */}
        {!hasMore && !isAwaited && props.pinned && <div className="terms">{props.pinned}</div>}
        {isAwaited && <Skeleton shape="block" height={160} />}
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
