import { type CommentDraft, useRoomDraft } from "@tsumugi/hooks";
import { CommentComposer } from "@tsumugi/ui";
import { useComposerImages } from "../ChatPage/useComposerImages.ts";

export interface SupportComposerProps {
  readonly roomId: string;
  readonly onSend: (draft: Omit<CommentDraft, "id">) => void;
  /** At every key. */
  readonly onTyping: () => void;
  readonly placeholder?: string;
  /** On the reply page, where nobody is signed in. */
  readonly replyToken?: string;
}

/** The box of a support room, the same on either side; what is written is kept per room until it is sent. */
export function SupportComposer({ roomId, onSend, onTyping, placeholder, replyToken }: SupportComposerProps) {
  const { draft, saveDraft } = useRoomDraft({ side: "support", id: roomId });
  const { images, clearImages, composerProps } = useComposerImages(roomId, { replyToken });
  return (
    <CommentComposer
      value={draft}
      onValueChange={(text) => {
        saveDraft(text);
        onTyping();
      }}
      onSend={(text) => {
        onSend({ text, images });
        saveDraft("");
        clearImages();
      }}
      placeholder={placeholder}
      {...composerProps}
    />
  );
}
