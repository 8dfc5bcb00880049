import {
  type ChatRoom,
  type CommentDraft,
  useCommentEdits,
  usePersonalSettings,
  useRoomDraft,
} from "@tsumugi/hooks";
import { CommentComposer } from "@tsumugi/ui";
import { ComposerTools } from "./ComposerTools.tsx";
import { useComposerImages } from "./useComposerImages.ts";
import { useRoomLock } from "./useRoomLock.ts";

export interface RoomComposerProps {
  readonly roomId: string;
  /** Undefined until it is loaded; what is sent before waits its turn like everything else. */
  readonly room: ChatRoom | undefined;
  /** Nothing is written into a room that is not there; what was begun can still be read. */
  readonly isGone: boolean;
  readonly onSend: (draft: Omit<CommentDraft, "id">) => void;
  /** At every key. */
  readonly onTyping: () => void;
}

const GONE = "この部屋はもうないため、書き込めません。部屋の一覧から、書き込む部屋を開いてください。";

/** What is written is kept per room until it is sent. */
export function RoomComposer({ roomId, room, isGone, onSend, onTyping }: RoomComposerProps) {
  const { edits } = useCommentEdits({ side: "chat", id: roomId });
  const { draft, saveDraft } = useRoomDraft({ side: "chat", id: roomId });
  const { images, refusal: imageRefusal, clearImages, composerProps } = useComposerImages(roomId);
  const { personalSettings, savePersonalSettings } = usePersonalSettings();
  const refusal = useRoomLock(room);
  const lockedReason = isGone ? GONE : refusal;
  // Where nothing can be written, what was begun can still be read: comments being written anew, too.
  const rewritten = Object.values(edits).flatMap(({ text, original }) => (text === original ? [] : [text]));

  const clear = () => {
    saveDraft("");
    clearImages();
  };
  const handleSend = (sent: string) => {
    onSend({ text: sent, images });
    clear();
  };
  return (
    <CommentComposer
      value={lockedReason ? [draft, ...rewritten].filter(Boolean).join("\n\n") : draft}
      onValueChange={(text) => {
        saveDraft(text);
        onTyping();
      }}
      onSend={handleSend}
      enterSends={personalSettings.send_key === "enter"}
      onEnterSendsChange={(enterSends) =>
        savePersonalSettings({ send_key: enterSends ? "enter" : "mod_enter" })
      }
      tools={
        room && <ComposerTools room={room} images={images} imageRefusal={imageRefusal} onScheduled={clear} />
      }
      {...composerProps}
      lockedReason={lockedReason}
    />
  );
}
