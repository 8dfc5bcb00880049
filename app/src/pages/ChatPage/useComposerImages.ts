import { useImageUploads } from "@tsumugi/hooks";
import type { ComposerImage } from "@tsumugi/ui";
import { useEffect, useMemo } from "react";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";

const QUESTION = {
  title: "添付した画像を破棄しますか？",
  description: "画像はまだ送信していません。この部屋を離れると失われます。書きかけの文章は残ります。",
};

/** Pictures of the message being written in a room: props for `CommentComposer`, and what goes out with it. */
export function useComposerImages(roomId: string, options?: Parameters<typeof useImageUploads>[1]) {
  const { uploads, images, problem, addImages, removeImage, retryImage, clearImages } = useImageUploads(
    roomId,
    options,
  );
  const shown = useMemo(
    () => uploads.map(({ previewUrl, ...upload }): ComposerImage => ({ ...upload, url: previewUrl })),
    [uploads],
  );
  // Unlike the text, pictures are not kept in the browser: they must not go without a word.
  const { setDirty, leaveDialog } = useUnsavedChanges(QUESTION);
  const hasUploads = uploads.length > 0;
  useEffect(() => setDirty(hasUploads, "images"), [setDirty, hasUploads]);
  return {
    images,
    clearImages,
    /** Asks before pictures that wait are left behind; draw it beside the box. */
    leaveDialog,
    composerProps: {
      images: shown,
      error: problem,
      onAddImages: addImages,
      onRemoveImage: removeImage,
      onRetryImage: retryImage,
    },
  };
}
