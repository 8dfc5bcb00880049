import { useCallback, useEffect, useMemo, useState } from "react";
import { isApiError } from "../../core/apiError.ts";
import { isRetryable } from "../../core/retryPolicy.ts";
import { createHeldFiles } from "./heldFiles.ts";
import { changeUpload, chooseImages, type ImageUpload, readyImages, startedUpload } from "./imageUploads.ts";
import { useUploadImage } from "./useUploadImage.ts";

const UNKNOWN = "画像を送れませんでした。もう一度お試しください。";

/**
 * The pictures of a message that is being written: uploaded as they are added, each with its progress; they can be
 * cancelled, tried again and taken out. What cannot be sent is told in `problem`, in Japanese. `replyToken` on the
 * reply page, where nobody is signed in.
 *
 * @example
 * const { uploads, images, isUploading, addImages, removeImage } = useImageUploads(roomId);
 */
export function useImageUploads(chatRoomUid: string, { replyToken }: { readonly replyToken?: string } = {}) {
  const { uploadImage } = useUploadImage();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const [problem, setProblem] = useState<string>();
  const [held] = useState(createHeldFiles);

  const start = useCallback(
    async (key: string) => {
      const { file, abort } = held.get(key) ?? {};
      if (!file) return;
      const change = (values: Partial<ImageUpload>) => setUploads((now) => changeUpload(now, key, values));
      const onProgress = (progress: number) => change({ progress });
      change({ state: "uploading", progress: 0, error: null });
      try {
        const options = { signal: abort?.signal, onProgress, replyToken };
        const { uid, url, name, width, height } = await uploadImage(file, "chat", chatRoomUid, options);
        change({ state: "done", progress: 1, image: { uid, url, name, width, height } });
      } catch (error) {
        const message = isApiError(error) ? error.message : UNKNOWN;
        change({ state: "failed", error: message, canRetry: isRetryable(error) });
      }
    },
    [held, uploadImage, chatRoomUid, replyToken],
  );
  const verbs = useMemo(
    () => ({
      addImages: (files: readonly File[]) => {
        const { chosen, problem: why } = chooseImages(files, held.size);
        setProblem(why);
        for (const file of chosen) {
          const { key, url } = held.add(file);
          setUploads((now) => [...now, startedUpload(key, file.name, url)]);
          void start(key);
        }
      },
      /** Cancels one that is under way. */
      removeImage: (key: string) => {
        held.drop(key);
        setUploads((now) => now.filter((upload) => upload.key !== key));
        setProblem(undefined);
      },
      retryImage: (key: string) => void start(key),
      /** After sending: the message has them now. */
      clearImages: () => {
        held.dropAll();
        setUploads([]);
        setProblem(undefined);
      },
    }),
    [held, start],
  );
  useEffect(() => held.dropAll, [held]);

  const images = useMemo(() => readyImages(uploads), [uploads]);
  const isUploading = uploads.some(({ state }) => state === "uploading");
  return { uploads, images, isUploading, problem, ...verbs };
}
