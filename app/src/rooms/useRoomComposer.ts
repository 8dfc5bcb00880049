import { COMMENT_MAX_IMAGES } from "@tsumugi/contract";
import {
  type CommentDraft,
  type ImageUpload,
  type RoomRef,
  useImageUploads,
  useRoomDraft,
} from "@tsumugi/hooks";
import type { ComposerImage } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useMemo } from "react";

export interface RoomComposerOptions {
  readonly onSend: (draft: Omit<CommentDraft, "id">) => void;
  /** At every key. */
  readonly onTyping: () => void;
  /** On the reply page, where nobody is signed in. */
  readonly replyToken?: string | undefined;
}

const NOT_READY = "送信の終わっていない画像があります。終わるまで待つか、画像を外してください。";

const LEFT =
  "画像を送り終える前に部屋を離れたため、メッセージは送っていません。書きかけとして、部屋に残っています。";

function refusalOf(uploads: readonly Pick<ImageUpload, "state">[]): string | undefined {
  const over = uploads.length - COMMENT_MAX_IMAGES;
  if (over > 0) return `画像は${COMMENT_MAX_IMAGES}枚までです。${over}枚外してください。`;
  return uploads.every(({ state }) => state === "done") ? undefined : NOT_READY;
}

/**
 * The message being written in a room: props for `CommentComposer`, and what goes out with it. Text and pictures are
 * kept per room until they are sent.
 */
export function useRoomComposer(room: RoomRef, { onSend, onTyping, replyToken }: RoomComposerOptions) {
  const { draft, saveDraft } = useRoomDraft(room);
  const { uploads, images, problem, ...verbs } = useImageUploads(room.id, { replyToken });
  const shown = useMemo(
    () => uploads.map(({ previewUrl, ...upload }): ComposerImage => ({ ...upload, url: previewUrl })),
    [uploads],
  );
  const clear = () => {
    saveDraft("");
    verbs.clearImages();
  };
  return {
    images,
    /** Why a message cannot have its pictures yet: cause, then cure. */
    imageRefusal: refusalOf(uploads),
    /** Forgets what was written: it went out, or lies down for later. */
    clear,
    composerProps: {
      value: draft,
      onValueChange: (text: string) => {
        saveDraft(text);
        onTyping();
      },
      onSend: (text: string) => {
        onSend({ text, images });
        clear();
      },
      onLeaveUnsent: () => void toast.error(LEFT),
      images: shown,
      error: problem,
      onAddImages: verbs.addImages,
      onRemoveImage: verbs.removeImage,
      onRetryImage: verbs.retryImage,
    },
  };
}
