import { type CommentDraft, type CommentImage, isApiError, useUploadImage } from "@tsumugi/hooks";
import { CommentComposer, type ComposerImage } from "@tsumugi/ui";
import { useState } from "react";
import { readDraft, writeDraft } from "../../shared/drafts.ts";
import { messageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

const MAX_IMAGES = 10;

export interface RoomComposerProps {
  readonly roomId: string;
  readonly isReady: boolean;
  readonly onSend: (draft: Omit<CommentDraft, "id">) => void;
}

/** What is written is kept per room until it is sent. */
export function RoomComposer({ roomId, isReady, onSend }: RoomComposerProps) {
  const [text, setText] = useState(() => readDraft(roomId));
  const [images, setImages] = useState<readonly CommentImage[]>([]);
  const [problem, setProblem] = useState<string>();
  const { uploadImage } = useUploadImage();
  const { canChat, whyNot } = usePermissions();

  const change = (next: string) => {
    setText(next);
    writeDraft(roomId, next);
  };
  const handleSend = (sent: string) => {
    if (!isReady) return;
    onSend({ text: sent, images });
    change("");
    setImages([]);
    setProblem(undefined);
  };
  const addImages = async (files: File[]) => {
    setProblem(undefined);
    if (images.length + files.length > MAX_IMAGES)
      return setProblem(`画像は${MAX_IMAGES}枚までです。減らしてから追加してください。`);
    for (const file of files) {
      try {
        const { uid, url } = await uploadImage(file, "chat", roomId);
        setImages((now) => [...now, { uid, url, name: file.name }]);
      } catch (error) {
        setProblem(isApiError(error) ? `「${file.name}」: ${error.message}` : messageOf(error));
      }
    }
  };
  const shown: ComposerImage[] = images.map(({ uid, url, name }) => ({ key: uid, url, name }));

  return (
    <CommentComposer
      value={text}
      onValueChange={change}
      onSend={handleSend}
      images={shown}
      onAddImages={(files) => void addImages(files)}
      onRemoveImage={(key) => setImages((now) => now.filter(({ uid }) => uid !== key))}
      error={problem}
      lockedReason={canChat ? undefined : whyNot}
    />
  );
}
