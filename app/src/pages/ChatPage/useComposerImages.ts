import { useImageUploads } from "@tsumugi/hooks";
import type { ComposerImage } from "@tsumugi/ui";
import { useMemo } from "react";

/**
 * Pictures of the message being written in a room: props for `CommentComposer`, and what goes out with it. They are kept
 * like the text, until they are sent.
 */
export function useComposerImages(roomId: string, options?: Parameters<typeof useImageUploads>[1]) {
  const { uploads, images, isUploading, problem, ...verbs } = useImageUploads(roomId, options);
  const shown = useMemo(
    () => uploads.map(({ previewUrl, ...upload }): ComposerImage => ({ ...upload, url: previewUrl })),
    [uploads],
  );
  return {
    images,
    /** All that were chosen are there: none is on its way, and none failed. */
    areReady: uploads.every(({ state }) => state === "done"),
    clearImages: verbs.clearImages,
    composerProps: {
      images: shown,
      error: problem,
      onAddImages: verbs.addImages,
      onRemoveImage: verbs.removeImage,
      onRetryImage: verbs.retryImage,
    },
  };
}
