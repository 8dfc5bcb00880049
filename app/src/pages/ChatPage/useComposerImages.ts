import { COMMENT_MAX_IMAGES } from "@tsumugi/contract";
import { type ImageUpload, useImageUploads } from "@tsumugi/hooks";
import type { ComposerImage } from "@tsumugi/ui";
import { useMemo } from "react";

const NOT_READY = "送信の終わっていない画像があります。終わるまで待つか、画像を外してください。";

function refusalOf(uploads: readonly Pick<ImageUpload, "state">[]): string | undefined {
  const over = uploads.length - COMMENT_MAX_IMAGES;
  if (over > 0) return `画像は${COMMENT_MAX_IMAGES}枚までです。${over}枚外してください。`;
  return uploads.every(({ state }) => state === "done") ? undefined : NOT_READY;
}

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
    /** Why a message cannot have them yet: cause, then cure. */
    refusal: refusalOf(uploads),
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
