import { useChatRoom, useCurrentUser } from "@tsumugi/hooks";
import { ChatRoomPane, ChatThread, IconButton, TermsCard } from "@tsumugi/ui";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { RoomActions } from "./RoomActions.tsx";
import { RoomComposer } from "./RoomComposer.tsx";
import { RoomSide, RoomWho } from "./RoomSide.tsx";
import { commentLook } from "./roomLook.ts";
import { useFirstUnread } from "./useFirstUnread.ts";
import { useMarkReadWhenSeen } from "./useMarkReadWhenSeen.ts";
import { useThreadImages } from "./useThreadImages.tsx";

export interface OpenRoomProps {
  readonly roomId: string;
  readonly listHref: string;
}

/** One room: the terms, what was said, what is said now, and a box to answer. */
export function OpenRoom({ roomId, listHref }: OpenRoomProps) {
  const { currentUser } = useCurrentUser();
  const { chatRoom, comments, error, ...thread } = useChatRoom(roomId);
  const looks = useMemo(() => Array.from(comments, commentLook), [comments]);
  const { openImage, preview } = useThreadImages(looks);
  const newestSeq = useMemo(
    () => Array.from(comments).reduce((max, { seq }) => (Number.isFinite(seq) ? Math.max(max, seq) : max), 0),
    [comments],
  );
  const firstUnreadId = useFirstUnread(chatRoom, comments);
  useMarkReadWhenSeen(chatRoom, newestSeq);
  const creatorUid = chatRoom?.creator.uid;

  return (
    <>
      <ChatRoomPane
        back={
          <IconButton asChild icon="chevronLeft" label="部屋の一覧へ">
            <Link to={listHref} />
          </IconButton>
        }
        who={chatRoom && <RoomWho room={chatRoom} />}
        actions={chatRoom && <RoomActions room={chatRoom} />}
        notice={<ConnectionNotice />}
        thread={
          error && comments.length === 0 ? (
            <LoadFailure error={error} onRetry={() => void thread.refresh()} />
          ) : (
            <ChatThread
              comments={looks}
              members={chatRoom?.members ?? {}}
              ownUid={currentUser.uid}
              // Colleagues stand on our side; the creator and the product itself do not.
              isOwnSide={(uid) => uid !== creatorUid && uid !== "system"}
              hasMore={thread.hasMore}
              loadingOlder={thread.isLoadingOlder}
              onLoadOlder={thread.loadOlder}
              loading={thread.isLoading}
              firstUnreadId={firstUnreadId}
              onImageOpen={openImage}
              onResend={thread.resend}
              onDiscard={thread.discard}
              pinned={
                chatRoom?.jobRequest && (
                  <TermsCard terms={chatRoom.jobRequest.terms} version={chatRoom.jobRequest.version} />
                )
              }
            />
          )
        }
        composer={<RoomComposer roomId={roomId} isReady={chatRoom !== undefined} onSend={thread.send} />}
        side={chatRoom && <RoomSide room={chatRoom} onRefresh={thread.refresh} />}
      />
      {preview}
    </>
  );
}
