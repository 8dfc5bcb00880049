import { createUpload, type UploadPurpose } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

export interface UploadOptions {
  /** Ends the upload; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives the share of the file that was sent, 0–1. */
  readonly onProgress?: (share: number) => void;
  /** On the reply page: the link's token instead of a sign-in. */
  readonly replyToken?: string;
}

/**
 * Uploads an image (JPEG, PNG, WebP, at most 10 MB) for a purpose; `chat` names its room too. Raises
 * `payload_too_large` or `unsupported_media_type`. `imageProblem` finds most of that before the upload.
 *
 * @example
 * const { uploadImage } = useUploadImage();
 * const image = await uploadImage(file, "chat", room.roomId, { onProgress: setShare });
 */
export function useUploadImage() {
  const { run, ...submission } = useApiMutation(createUpload);
  const uploadImage = useCallback(
    (
      file: File,
      purpose: UploadPurpose,
      chatRoomUid?: string,
      { signal, onProgress, replyToken }: UploadOptions = {},
    ) =>
      run(
        { body: { file, purpose, chat_room_uid: chatRoomUid } },
        {
          signal,
          onUploadProgress: onProgress,
          ...(replyToken && { headers: { authorization: `Reply ${replyToken}` } }),
        },
      ),
    [run],
  );
  return { uploadImage, ...submission };
}
