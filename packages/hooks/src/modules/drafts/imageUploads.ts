import { COMMENT_MAX_IMAGES } from "@tsumugi/contract";
import type { CommentImage } from "../comments/comment.ts";
import { imageProblem } from "../uploads/imageProblem.ts";
import type { ImageRecord } from "./imageRecords.ts";

/** An image of a message that is being written. */
export interface ImageUpload {
  readonly key: string;
  readonly name: string;
  /** Object URL of the file in this browser, shown before anything is uploaded. "" while the file is being read. */
  readonly previewUrl: string;
  readonly state: "uploading" | "done" | "failed";
  /** 0–1; 1 while the server checks it. */
  readonly progress: number;
  /** Whether it outlives a reload: its file is kept in the browser, or the server has it. */
  readonly isKept: boolean;
  /** Why it failed: the cause, then the remedy. */
  readonly error: string | null;
  /** Whether a retry with the same file may help. */
  readonly canRetry: boolean;
  /** What a comment carries; null until uploaded. */
  readonly image: CommentImage | null;
}

/** The state of an upload that this tab makes. */
export type UploadState = Partial<Pick<ImageUpload, "progress" | "error" | "canRetry">>;

/** An image record as it is shown: done once the server has it, whichever tab uploaded it. */
export function shownUpload(
  key: string,
  { name, image }: ImageRecord,
  here: UploadState & { readonly previewUrl: string | undefined; readonly isKept: boolean },
): ImageUpload {
  const { previewUrl, isKept, progress = 0, error = null, canRetry = true } = here;
  const file = {
    key,
    name,
    previewUrl: previewUrl ?? image?.url ?? "",
    image,
    isKept: isKept || image !== null,
  };
  if (image) return { ...file, state: "done", progress: 1, error: null, canRetry: false };
  return { ...file, state: error === null ? "uploading" : "failed", progress, error, canRetry };
}

/** The uploaded images; the same file chosen twice at once is one upload and is sent once. */
export const readyImages = (uploads: readonly ImageUpload[]): CommentImage[] => [
  ...new Map(uploads.flatMap(({ image }) => (image ? [[image.uid, image] as const] : []))).values(),
];

/** Which of the chosen files fit into a message that has `heldCount` images already, and why the others do not. */
export function chooseImages(files: readonly File[], heldCount: number) {
  const refused = files.flatMap((file) => {
    const why = imageProblem(file);
    return why ? `「${file.name}」${why}` : [];
  });
  const fit = files.filter((file) => !imageProblem(file));
  // Two drafts that were joined may hold more than a message takes.
  const left = Math.max(0, COMMENT_MAX_IMAGES - heldCount);
  if (fit.length > left)
    refused.push(`画像は${COMMENT_MAX_IMAGES}枚までです。${fit.length - left}枚は追加していません。`);
  return { chosen: fit.slice(0, left), problem: refused.length > 0 ? refused.join("\n") : undefined };
}
