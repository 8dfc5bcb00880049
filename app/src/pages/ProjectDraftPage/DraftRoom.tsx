import { type ChatRoom, isApiError, useChatRoom, useMarkRoomRead, usePersonalSettings } from "@tsumugi/hooks";
import { CommentComposer } from "@tsumugi/patterns";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { RoomFrame } from "../../rooms/RoomFrame.tsx";
import { useJumpToComment } from "../../rooms/useJumpToComment.ts";
import { type RoomComposerOptions, useRoomComposer } from "../../rooms/useRoomComposer.ts";
import { useRoomLock } from "../../rooms/useRoomLock.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface DraftRoomProps {
  readonly roomId: string;
}

const noMembers: ChatRoom["members"] = {};

/** What is said with the creator, beside the draft that it is about. Templates and later sending are in the room itself. */
export function DraftRoom({ roomId }: DraftRoomProps) {
  const { canChat } = usePermissions();
  const { chatRoom, movedTo, error, ...thread } = useChatRoom(roomId);
  const jump = useJumpToComment(chatRoom !== undefined && !thread.isLoading, thread);
  const { markRoomRead } = useMarkRoomRead();
  const isGone = isApiError(error) && error.status === 404;
  const creatorUid = chatRoom?.creator.uid;
  const isOwnSide = useMemo(() => (uid: string) => uid !== creatorUid && uid !== "system", [creatorUid]);
  const href = paths.chatRoom.getHref(movedTo ?? roomId);

  return (
    <RoomFrame
      address={{ side: "chat", id: roomId }}
      room={chatRoom}
      thread={thread}
      error={error}
      isGone={isGone}
      canWrite={canChat}
      back={{ href, label: "メッセージの画面で開く" }}
      jump={jump}
      onRead={markRoomRead}
      members={chatRoom?.members ?? noMembers}
      isOwnSide={isOwnSide}
      who={
        <Link className="tsu-link" to={href}>
          {chatRoom?.creator.name ?? "クリエイター"}さんとのメッセージ
        </Link>
      }
      composer={(onTyping) =>
        !isGone && (
          <Composer
            roomId={roomId}
            room={chatRoom}
            onTyping={onTyping}
            onSend={(content) => {
              jump.forget();
              return thread.send(content);
            }}
          />
        )
      }
    />
  );
}

interface ComposerProps extends Pick<RoomComposerOptions, "onSend" | "onTyping"> {
  readonly roomId: string;
  readonly room: ChatRoom | undefined;
}

function Composer({ roomId, room, onSend, onTyping }: ComposerProps) {
  const { composerProps } = useRoomComposer({ side: "chat", id: roomId }, { onSend, onTyping });
  const { personalSettings, savePersonalSettings } = usePersonalSettings();
  return (
    <CommentComposer
      {...composerProps}
      enterSends={personalSettings.send_key === "enter"}
      onEnterSendsChange={(enterSends) =>
        savePersonalSettings({ send_key: enterSends ? "enter" : "mod_enter" })
      }
      lockedReason={useRoomLock(room)}
    />
  );
}
