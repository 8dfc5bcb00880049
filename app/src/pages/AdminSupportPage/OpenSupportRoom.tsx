import type { RoomFlag } from "@tsumugi/contract";
import {
  type CommentDraft,
  isApiError,
  type SupportChatRoom,
  useCurrentUser,
  useFlagSupportChatRoom,
  useMarkSupportRoomRead,
  useSupportChatRoom,
} from "@tsumugi/hooks";
import { SupportRoomHeader } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useMemo } from "react";
import { paths } from "../../paths.ts";
import { PlainComposer } from "../../rooms/PlainComposer.tsx";
import { RoomFrame } from "../../rooms/RoomFrame.tsx";
import { useFindInRoom } from "../../rooms/useFindInRoom.ts";
import { useJumpToComment } from "../../rooms/useJumpToComment.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { supportLook } from "./supportLook.ts";

export interface OpenSupportRoomProps {
  readonly roomId: string;
  readonly queueHref: string;
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
      // Nothing is written into a room that is not there.
      canWrite={!isGone}
      back={{ href: queueHref, label: "サポートの一覧へ" }}
      jump={jump}
      find={find}
      onRead={markSupportRoomRead}
      members={members}
      isOwnSide={isOwnSide}
      who={room && <RoomHead room={room} />}
      empty="まだメッセージはありません。ツムギサポートとして最初のメッセージを送れます。"
      composer={(noteTyping) =>
        !isGone && (
          <PlainComposer
            room={address}
            onSend={send}
            onTyping={noteTyping}
            placeholder="ツムギサポートとして返信"
          />
        )
      }
    />
  );
}

function RoomHead({ room }: { readonly room: SupportChatRoom }) {
  const { flagSupportChatRoom, isSubmitting } = useFlagSupportChatRoom();
  type Change = Parameters<typeof flagSupportChatRoom>[1];
  const attempt = async (body: Change, done: string, undo?: Change) => {
    try {
      await flagSupportChatRoom(room.roomId, body);
      const action = undo && { label: "元に戻す", onClick: () => void attempt(undo, "元に戻しました") };
      toast.success(done, { id: `support-${room.roomId}`, action });
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const flag = (next: RoomFlag | null) =>
    void attempt({ flag: next }, next ? "フラグを付けました" : "フラグを外しました", { flag: room.flag });
  const needReply = (needs_reply: boolean) => () =>
    void attempt({ needs_reply }, needs_reply ? "未返信に戻しました" : "返信不要にしました", {
      needs_reply: !needs_reply,
    });
  return (
    <SupportRoomHeader
      room={supportLook(room)}
      creatorLink={
        <Link to={paths.adminCreators.getHref({ keyword: room.creator.name })}>クリエイターを見る</Link>
      }
      onFlag={flag}
      flagging={isSubmitting}
      onNoReply={needReply(false)}
      onNeedReply={needReply(true)}
    />
  );
}
