import { type ChatRoom, isApiError, useChatRoom, useMarkRoomRead } from "@tsumugi/hooks";
import { TermsCard } from "@tsumugi/patterns";
import { useMemo } from "react";
import { RoomFrame } from "../../rooms/RoomFrame.tsx";
import { useJumpToComment } from "../../rooms/useJumpToComment.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { RoomActions } from "./RoomActions.tsx";
import { RoomComposer } from "./RoomComposer.tsx";
import { RoomSchedule } from "./RoomSchedule.tsx";
import { RoomSide, RoomWho } from "./RoomSide.tsx";
import { useFollowMovedRoom } from "./useFollowMovedRoom.ts";

export interface OpenRoomProps {
  readonly roomId: string;
  readonly listHref: string;
}

const noMembers: ChatRoom["members"] = {};

/** One room of the company: the terms, what was said, what is said now, and a box to answer. */
export function OpenRoom({ roomId, listHref }: OpenRoomProps) {
  const { canChat } = usePermissions();
  const { chatRoom, movedTo, error, ...thread } = useChatRoom(roomId);
  useFollowMovedRoom(movedTo);
  const jump = useJumpToComment(chatRoom !== undefined && !thread.isLoading, thread);
  const { markRoomRead } = useMarkRoomRead();
  // Also one that is still shown: two records made one leave one room of two.
  const isGone = isApiError(error) && error.status === 404;
  const creatorUid = chatRoom?.creator.uid;
  // Colleagues stand on our side; the creator and the product itself do not.
  const isOwnSide = useMemo(() => (uid: string) => uid !== creatorUid && uid !== "system", [creatorUid]);

  return (
    <RoomFrame
      address={{ side: "chat", id: roomId }}
      room={chatRoom}
      thread={thread}
      error={error}
      isGone={isGone}
      canWrite={canChat}
      back={{ href: listHref, label: "部屋の一覧へ" }}
      jump={jump}
      onRead={markRoomRead}
      members={chatRoom?.members ?? noMembers}
      isOwnSide={isOwnSide}
      who={chatRoom && <RoomWho room={chatRoom} />}
      actions={chatRoom && <RoomActions room={chatRoom} listHref={listHref} />}
      pinned={
        chatRoom?.jobRequest && (
          <TermsCard terms={chatRoom.jobRequest.terms} version={chatRoom.jobRequest.version} />
        )
      }
      schedule={<RoomSchedule roomId={roomId} />}
      composer={(noteTyping) => (
        <RoomComposer
          roomId={roomId}
          room={chatRoom}
          isGone={isGone}
          onSend={(content) => {
            // What is written stands at the end: a reload must not lead back to where it was read.
            jump.forget();
            return thread.send(content);
          }}
          onTyping={noteTyping}
        />
      )}
      side={chatRoom && <RoomSide room={chatRoom} onRefresh={thread.refresh} />}
    />
  );
}
