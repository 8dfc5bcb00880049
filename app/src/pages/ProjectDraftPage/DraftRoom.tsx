import type { ChatRoom } from "@tsumugi/hooks";
import { CommentComposer } from "@tsumugi/patterns";
import { paths } from "../../paths.ts";
import { RoomFrame } from "../../rooms/RoomFrame.tsx";
import { useCompanyRoom } from "../../rooms/useCompanyRoom.ts";
import { type RoomComposerOptions, useRoomComposer } from "../../rooms/useRoomComposer.ts";
import { useRoomLock } from "../../rooms/useRoomLock.ts";
import { useSendKey } from "../../rooms/useSendKey.ts";
import { Link } from "../../routing/Link.tsx";

export interface DraftRoomProps {
  readonly roomId: string;
}

/** What is said with the creator, beside the draft that it is about. Templates and later sending are in the room itself. */
export function DraftRoom({ roomId }: DraftRoomProps) {
  const { chatRoom, movedTo, isGone, send, frame } = useCompanyRoom(roomId);
  const href = paths.chatRoom.getHref(movedTo ?? roomId);

  return (
    <RoomFrame
      {...frame}
      back={{ href, label: "メッセージの画面で開く" }}
      who={
        <Link className="tsu-link" to={href}>
          {chatRoom?.creator.name ?? "クリエイター"}さんとのメッセージ
        </Link>
      }
      composer={(onTyping) =>
        !isGone && <Composer roomId={roomId} room={chatRoom} onTyping={onTyping} onSend={send} />
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
  return <CommentComposer {...composerProps} {...useSendKey()} lockedReason={useRoomLock(room)} />;
}
