import { type ChatRoom, type RoomRef, useCommentEdits } from "@tsumugi/hooks";
import { CommentComposer } from "@tsumugi/patterns";
import { type RoomComposerOptions, useRoomComposer } from "../../rooms/useRoomComposer.ts";
import { useRoomLock } from "../../rooms/useRoomLock.ts";
import { useSendKey } from "../../rooms/useSendKey.ts";
import { ComposerTools } from "./ComposerTools.tsx";

export interface RoomComposerProps extends Pick<RoomComposerOptions, "onSend" | "onTyping"> {
  readonly roomId: string;
  /** Undefined until it is loaded; what is sent before waits its turn like everything else. */
  readonly room: ChatRoom | undefined;
  /** Nothing is written into a room that is not there; what was begun can still be read. */
  readonly isGone: boolean;
}

const GONE = "この部屋はもうないため、書き込めません。部屋の一覧から、書き込む部屋を開いてください。";

/** What is written is kept per room until it is sent. */
export function RoomComposer({ roomId, room, isGone, onSend, onTyping }: RoomComposerProps) {
  const address: RoomRef = { side: "chat", id: roomId };
  const { edits } = useCommentEdits(address);
  const { images, imageRefusal, clear, composerProps } = useRoomComposer(address, { onSend, onTyping });
  const sendKey = useSendKey();
  const refusal = useRoomLock(room);
  const lockedReason = isGone ? GONE : refusal;
  // Where nothing can be written, what was begun can still be read: comments being written again, too.
  const rewritten = Object.values(edits).flatMap(({ text, original }) => (text === original ? [] : [text]));

  return (
    <CommentComposer
      {...composerProps}
      value={
        lockedReason ? [composerProps.value, ...rewritten].filter(Boolean).join("\n\n") : composerProps.value
      }
      {...sendKey}
      tools={
        room && <ComposerTools room={room} images={images} imageRefusal={imageRefusal} onScheduled={clear} />
      }
      lockedReason={lockedReason}
    />
  );
}
