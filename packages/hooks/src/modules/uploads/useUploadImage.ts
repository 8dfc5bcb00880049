import { createUpload, type UploadPurpose } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Uploads an image (JPEG, PNG, WebP, at most 10 MB) for a purpose; `chat` names its room too. Raises
 * `payload_too_large` or `unsupported_media_type`.
 *
 * @example
 * const { uploadImage } = useUploadImage();
 * const image = await uploadImage(file, "chat", room.roomId);
 */
export function useUploadImage() {
  const { run, ...submission } = useApiMutation(createUpload);
  const uploadImage = useCallback(
    (file: File, purpose: UploadPurpose, chatRoomUid?: string) =>
      run({ body: { file, purpose, chat_room_uid: chatRoomUid } }),
    [run],
  );
  return { uploadImage, ...submission };
}
