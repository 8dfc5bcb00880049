import {
  type ChatRoom,
  isApiError,
  useChatRoom,
  useCommentEdits,
  useCurrentUser,
  useMarkRoomRead,
  useRoomPresence,
} from "@tsumugi/hooks";
import { ChatRoomPane, ChatThread, IconButton, PresenceLine, TermsCard } from "@tsumugi/ui";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { usePermissions } from "../../shared/usePermissions.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { EditNotice } from "./EditNotice.tsx";
import { RoomActions } from "./RoomActions.tsx";
import { RoomComposer } from "./RoomComposer.tsx";
import { RoomFailure } from "./RoomFailure.tsx";
import { RoomSchedule } from "./RoomSchedule.tsx";
import { RoomSide, RoomWho } from "./RoomSide.tsx";
import { threadLooks, threadProps } from "./roomLook.ts";
import { useFirstUnread } from "./useFirstUnread.ts";
import { useFollowMovedRoom } from "./useFollowMovedRoom.ts";
import { useJumpToComment } from "./useJumpToComment.ts";
import { useMarkReadWhenSeen } from "./useMarkReadWhenSeen.ts";
import { useThreadImages } from "./useThreadImages.tsx";

export interface OpenRoomProps {
  readonly roomId: string;
  readonly listHref: string;
}

const noMembers: ChatRoom["members"] = {};

/** One room: the terms, what was said, what is said now, and a box to answer. */
export function OpenRoom({ roomId, listHref }: OpenRoomProps) {
  const { currentUser } = useCurrentUser();
  const { canChat } = usePermissions();
  const { chatRoom, comments, problemOf, error, ...thread } = useChatRoom(roomId);
  const ref = useMemo(() => ({ side: "chat", id: roomId }) as const, [roomId]);
  const { edits, saveEdit, keepAsDraft } = useCommentEdits(ref);
  useFollowMovedRoom(thread.movedTo);
  const all = useMemo(() => threadLooks({ comments, problemOf }), [comments, problemOf]);
  const jump = useJumpToComment(chatRoom !== undefined && !thread.isLoading, thread);
  const { isOpening, ...unread } = useFirstUnread(chatRoom, currentUser.uid, { comments, ...thread }, jump);
  // Without the room one's own unsent comments are all there is.
  const isWaiting = isOpening && (chatRoom !== undefined || !error);
  const looks = isWaiting ? [] : all;
  const { openImage, preview } = useThreadImages(all);
  const { markRoomRead } = useMarkRoomRead();
  const handleSeen = useMarkReadWhenSeen(chatRoom, { comments, ...thread }, markRoomRead);
  // Also one that is still shown: two records made one leave one room of two.
  const isGone = isApiError(error) && error.status === 404;
  const failure = error && (
    <RoomFailure error={error} onRetry={() => void thread.refresh()} listHref={listHref} />
  );
  const presence = useRoomPresence(chatRoom ? ref : null);
  const creatorUid = chatRoom?.creator.uid;
  // Colleagues stand on our side; the creator and the product itself do not.
  const isOwnSide = useMemo(() => (uid: string) => uid !== creatorUid && uid !== "system", [creatorUid]);

  return (
    <>
      <ChatRoomPane
        back={
          <IconButton asChild icon="chevronLeft" label="部屋の一覧へ">
            <Link to={listHref} />
          </IconButton>
        }
        who={chatRoom && <RoomWho room={chatRoom} />}
        actions={chatRoom && <RoomActions room={chatRoom} listHref={listHref} />}
        notice={
          <>
            <ConnectionNotice />
            {comments.length > 0 && !chatRoom && failure}
          </>
        }
        thread={
          comments.length === 0 && failure ? (
            failure
          ) : (
            <ChatThread
              comments={looks}
              members={chatRoom?.members ?? noMembers}
              ownUid={currentUser.uid}
              isOwnSide={isOwnSide}
              {...threadProps(thread)}
              onToLatest={jump.toLatest}
              targetId={jump.targetId}
              loading={thread.isLoading || isWaiting}
              firstUnreadId={unread.firstUnreadId}
              unreadAbove={unread.unreadAbove}
              onJumpToUnread={unread.jumpToUnread}
              onSeen={handleSeen}
              onImageOpen={openImage}
              onEdit={canChat ? thread.edit : undefined}
              {...{ edits, onEditChange: saveEdit, onEditToDraft: keepAsDraft }}
              onDelete={canChat ? thread.remove : undefined}
              pinned={
                chatRoom?.jobRequest && (
                  <TermsCard terms={chatRoom.jobRequest.terms} version={chatRoom.jobRequest.version} />
                )
              }
            />
          )
        }
        composer={
          <>
            {!isGone && <PresenceLine people={presence.viewers} />}
            {!isGone && <RoomSchedule roomId={roomId} />}
            {canChat && <EditNotice room={ref} thread={{ comments, ...thread }} onShow={jump.show} />}
            <RoomComposer
              roomId={roomId}
              room={chatRoom}
              isGone={isGone}
              onSend={(content) => {
                // What is written stands at the end: a reload must not lead back to where it was read.
                jump.forget();
                return thread.send(content);
              }}
              onTyping={presence.noteTyping}
            />
          </>
        }
        side={chatRoom && <RoomSide room={chatRoom} onRefresh={thread.refresh} />}
      />
      {preview}
    </>
  );
}
