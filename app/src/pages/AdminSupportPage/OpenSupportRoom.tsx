import {
  type CommentDraft,
  isApiError,
  type SupportChatRoom,
  useCurrentUser,
  useMarkSupportRoomRead,
  useSupportChatRoom,
} from "@tsumugi/hooks";
import { useMemo } from "react";
import { PlainComposer } from "../../rooms/PlainComposer.tsx";
import { RoomFrame } from "../../rooms/RoomFrame.tsx";
import { useFindInRoom } from "../../rooms/useFindInRoom.ts";
import { useJumpToComment } from "../../rooms/useJumpToComment.ts";
import { SupportRoomHead } from "./SupportRoomHead.tsx";

export interface OpenSupportRoomProps {
  readonly roomId: string;
  readonly queueHref: string;
}

const DELETED =
  "このクリエイターは削除されたため、メッセージは送れません。必要なときは、連携していた企業に連絡してください。";

const NO_ADDRESS =
  "このクリエイターにはメールアドレスが登録されていないため、メッセージは届きません。連携している企業に、連絡を頼んでください。";

/** Why nothing can be written; false where it can, as before the room is there. */
function lockOf(room: SupportChatRoom | undefined) {
  if (room?.creator.is_deleted) return DELETED;
  // Answers are read by links that went to the address, and told of by mail.
  return room?.creator.email === "" && NO_ADDRESS;
}

/** One support room: how long the creator has waited, what was said, and a box to answer. */
export function OpenSupportRoom({ roomId, queueHref }: OpenSupportRoomProps) {
  const { currentUser } = useCurrentUser();
  const { supportChatRoom: room, error, ...thread } = useSupportChatRoom(roomId);
  const jump = useJumpToComment(room !== undefined && !thread.isLoading, thread);
  const find = useFindInRoom();
  const { markSupportRoomRead } = useMarkSupportRoomRead();
  const send = (content: Omit<CommentDraft, "id">) => {
    // What is written stands at the end: a reload must not lead back to where it was read.
    jump.forget();
    return thread.send(content);
  };
  const isGone = !room && isApiError(error) && error.status === 404;
  const lock = lockOf(room);
  const isOwnSide = useMemo(() => (uid: string) => uid !== roomId, [roomId]);
  const members = useMemo(
    () => ({ ...room?.members, [currentUser.uid]: currentUser }),
    [room?.members, currentUser],
  );
  const address = { side: "support", id: roomId } as const;

  return (
    <RoomFrame
      address={address}
      room={room}
      thread={thread}
      error={error}
      isGone={isGone}
      // Nothing is written into a room that is not there, nor to somebody whom it would not reach.
      canWrite={!isGone && !lock}
      back={{ href: queueHref, label: "サポートの一覧へ" }}
      jump={jump}
      find={find}
      onRead={markSupportRoomRead}
      members={members}
      isOwnSide={isOwnSide}
      who={room && <SupportRoomHead room={room} />}
      empty={
        lock
          ? "メッセージはありません。"
          : "まだメッセージはありません。ツムギサポートとして最初のメッセージを送れます。"
      }
      composer={(noteTyping) =>
        !isGone && (
          <PlainComposer
            room={address}
            onSend={send}
            onTyping={noteTyping}
            placeholder="ツムギサポートとして返信"
            lockedReason={lock}
          />
        )
      }
    />
  );
}
