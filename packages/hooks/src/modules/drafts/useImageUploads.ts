import { useAtomValue } from "jotai";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useCommentScope } from "../realtime/commentScope.ts";
import { connectionAtom } from "../realtime/connectionAtom.ts";
import { useUploadImage } from "../uploads/useUploadImage.ts";
import { createImageDraft } from "./imageDraft.ts";
import { readyImages } from "./imageUploads.ts";

/**
 * The images of a message that is being written: uploaded as they are added, each with its progress; they can be
 * cancelled, retried and removed. Like the text they are kept per person, company and room, shared by all tabs, over
 * reloads, and deleted at sign-out (`clearDrafts`). `problem` says in Japanese what cannot be sent. `replyToken`: for
 * the reply page, where nobody is signed in. `keptAs`: under another name than the room's message.
 *
 * @example
 * const { uploads, images, isUploading, addImages, removeImage } = useImageUploads(roomId);
 */
export function useImageUploads(
  chatRoomUid: string,
  { replyToken, keptAs = chatRoomUid }: { readonly replyToken?: string; readonly keptAs?: string } = {},
) {
  const { images: storage } = useCommentScope().drafts;
  const { uploadImage } = useUploadImage();
  const draft = useMemo(
    () =>
      createImageDraft({
        room: keptAs,
        storage,
        upload: async (file, options) => {
          const sent = await uploadImage(file, "chat", chatRoomUid, { ...options, replyToken });
          const { uid, url, name, width, height } = sent;
          return { uid, url, name, width, height };
        },
      }),
    [storage, uploadImage, chatRoomUid, keptAs, replyToken],
  );
  useEffect(() => draft.follow(), [draft]);
  const connection = useAtomValue(connectionAtom);
  useEffect(() => {
    if (connection === "open") draft.retryUnsent();
  }, [connection, draft]);
  const { uploads, problem } = useSyncExternalStore(draft.subscribe, draft.snapshot);

  const images = useMemo(() => readyImages(uploads), [uploads]);
  const isUploading = uploads.some(({ state }) => state === "uploading");
  const { addImages, removeImage, retryImage, clearImages } = draft;
  return { uploads, images, isUploading, problem, addImages, removeImage, retryImage, clearImages };
}
