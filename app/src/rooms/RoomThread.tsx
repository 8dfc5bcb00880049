import type { FeeLine } from "@tsumugi/contract";
import type { UseComments } from "@tsumugi/hooks";
import { ChatThread, type ChatThreadProps } from "@tsumugi/patterns";
import { type ReactNode, useMemo } from "react";
import { useThreadImages } from "./useThreadImages.tsx";

type Drawn = "members" | "ownUid" | "isOwnSide" | "pinned" | "empty";
type Places =
  | "targetId"
  | "focusTarget"
  | "firstUnreadId"
  | "unreadAbove"
  | "onJumpToUnread"
  | "onSeen"
  | "onToLatest";
type Editing = "edits" | "onEdit" | "onEditChange" | "onEditToDraft" | "onDelete";

export interface RoomThreadProps extends Pick<ChatThreadProps, Drawn | Places | Editing> {
  readonly thread: Omit<UseComments, "error">;
  /** Shown where there is no comment to show. */
  readonly failure?: ReactNode;
  /** What comments say of money, for who may see that. */
  readonly feeLines?: readonly FeeLine[] | undefined;
  /** Where the room opens is not known yet: nothing is shown that would move away. */
  readonly isOpening?: boolean;
}

/**
 * What was said in a room, whichever side reads it. Comments are drawn as the hooks hold them, so that `state` says on
 * every page alike whether one is under way, failed or sent.
 */
export function RoomThread({ thread, failure, feeLines, isOpening = false, ...props }: RoomThreadProps) {
  const { comments } = thread;
  const all = useMemo(() => comments.toArray(), [comments]);
  const { openImage, preview } = useThreadImages(all);
  const feeOf = useFeeOf(feeLines);
  if (failure && all.length === 0) return failure;
  return (
    <>
      <ChatThread
        comments={isOpening ? [] : all}
        problemOf={thread.problemOf}
        feeOf={feeOf}
        hasMore={thread.hasMore}
        olderLoading={thread.isLoadingOlder}
        onLoadOlder={thread.loadOlder}
        hasNewer={thread.hasNewer}
        newerLoading={thread.isLoadingNewer}
        onLoadNewer={thread.loadNewer}
        onToLatest={thread.toLatest}
        newerCount={thread.newerCount}
        onReading={thread.noteReading}
        loading={thread.isLoading || isOpening}
        onResend={thread.resend}
        onDiscard={thread.discard}
        onImageOpen={openImage}
        {...props}
      />
      {preview}
    </>
  );
}

/** The same function until the lines are others, so that no comment is drawn again for it. */
function useFeeOf(lines: readonly FeeLine[] | undefined) {
  return useMemo(() => {
    if (!lines?.length) return undefined;
    const texts = new Map(lines.map(({ comment_id, text }) => [comment_id, text]));
    return (id: string) => texts.get(id);
  }, [lines]);
}
