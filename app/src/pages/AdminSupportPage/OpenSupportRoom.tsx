import {
  isApiError,
  type SupportChatRoom,
  useCommentEdits,
  useCurrentUser,
  useFlagSupportChatRoom,
  useMarkSupportRoomRead,
  useRoomPresence,
  useSupportChatRoom,
} from "@tsumugi/hooks";
import {
  ChatRoomPane,
  ChatThread,
  type FlagLook,
  IconButton,
  PresenceLine,
  SupportRoomHeader,
  toast,
} from "@tsumugi/ui";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { ConnectionNotice } from "../ChatPage/ConnectionNotice.tsx";
import { EditNotice } from "../ChatPage/EditNotice.tsx";
import { threadLooks, threadProps } from "../ChatPage/roomLook.ts";
import { useFirstUnread } from "../ChatPage/useFirstUnread.ts";
import { useMarkReadWhenSeen } from "../ChatPage/useMarkReadWhenSeen.ts";
import { useThreadImages } from "../ChatPage/useThreadImages.tsx";
import { SupportComposer } from "./SupportComposer.tsx";
import { supportLook } from "./supportLook.ts";

export interface OpenSupportRoomProps {
  readonly roomId: string;
  readonly queueHref: string;
}

/** One support room: how long the creator has waited, what was said, and a box to answer. */
export function OpenSupportRoom({ roomId, queueHref }: OpenSupportRoomProps) {
  const { currentUser } = useCurrentUser();
  const { supportChatRoom: room, comments, problemOf, error, ...thread } = useSupportChatRoom(roomId);
  const ref = useMemo(() => ({ side: "support", id: roomId }) as const, [roomId]);
  const { edits, saveEdit, keepAsDraft } = useCommentEdits(ref);
  const [targetId, setTarget] = useState<string | null>(null);
  const all = useMemo(() => threadLooks({ comments, problemOf }), [comments, problemOf]);
  const { isOpening, ...unread } = useFirstUnread(room, currentUser.uid, { comments, ...thread });
  const { openImage, preview } = useThreadImages(all);
  const { markSupportRoomRead } = useMarkSupportRoomRead();
  const handleSeen = useMarkReadWhenSeen(room, { comments, ...thread }, markSupportRoomRead);
  const presence = useRoomPresence(room ? ref : null);
  const isGone = !room && isApiError(error) && error.status === 404;
  const isOwnSide = useMemo(() => (uid: string) => uid !== roomId, [roomId]);
  const members = useMemo(
    () => ({ ...room?.members, [currentUser.uid]: currentUser }),
    [room?.members, currentUser],
  );

  return (
    <>
      <ChatRoomPane
        back={
          <IconButton asChild icon="chevronLeft" label="サポートの一覧へ">
            <Link to={queueHref} />
          </IconButton>
        }
        who={room && <RoomHead room={room} />}
        notice={<ConnectionNotice />}
        thread={
          error && comments.length === 0 ? (
            <LoadFailure error={error} onRetry={() => void thread.refresh()} />
          ) : (
            <ChatThread
              comments={isOpening ? [] : all}
              members={members}
              ownUid={currentUser.uid}
              isOwnSide={isOwnSide}
              {...threadProps(thread)}
              loading={thread.isLoading || isOpening}
              firstUnreadId={unread.firstUnreadId}
              unreadAbove={unread.unreadAbove}
              onJumpToUnread={unread.jumpToUnread}
              onSeen={handleSeen}
              onImageOpen={openImage}
              onEdit={thread.edit}
              {...{ targetId, edits, onEditChange: saveEdit, onEditToDraft: keepAsDraft }}
              onDelete={thread.remove}
              emptyText="まだメッセージはありません。ツムギサポートとして最初のメッセージを送れます。"
            />
          )
        }
        composer={
          // Nothing is written into a room that is not there.
          !isGone && (
            <>
              <PresenceLine people={presence.viewers} />
              <EditNotice room={ref} thread={{ comments, ...thread }} onShow={setTarget} />
              <SupportComposer
                roomId={roomId}
                onSend={thread.send}
                onTyping={presence.noteTyping}
                placeholder="ツムギサポートとして返信"
              />
            </>
          )
        }
      />
      {preview}
    </>
  );
}

function RoomHead({ room }: { readonly room: SupportChatRoom }) {
  const { flagSupportChatRoom, isSubmitting } = useFlagSupportChatRoom();
  type Change = Parameters<typeof flagSupportChatRoom>[1];
  const attempt = async (body: Change, done: string, undo?: Change) => {
    try {
      await flagSupportChatRoom(room.roomId, body);
      const action = undo && { label: "元に戻す", onPress: () => void attempt(undo, "元に戻しました") };
      toast.success(done, { id: `support-${room.roomId}`, action });
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const flag = (next: FlagLook | null) =>
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
