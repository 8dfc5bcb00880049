import { COMMENT_MAX_IMAGES } from "@tsumugi/contract";
import type { CommentImage } from "../comments/comment.ts";
import { imageProblem } from "../uploads/imageProblem.ts";
import type { ImageRecord } from "./imageRecords.ts";

/** A picture on its way into a message. */
export interface ImageUpload {
  readonly key: string;
  readonly name: string;
  /** Of the file in this browser: shown at once, before anything has gone out. "" while it is looked for. */
  readonly previewUrl: string;
  readonly state: "uploading" | "done" | "failed";
  /** 0–1; 1 while the server looks at it. */
  readonly progress: number;
  /** Why it failed: cause, then cure. */
  readonly error: string | null;
  /** Whether sending the same file again may help. */
  readonly canRetry: boolean;
  /** What a comment carries, once it is there. */
  readonly image: CommentImage | null;
}

/** How far this tab is with one. */
export type UploadState = Partial<Pick<ImageUpload, "progress" | "error" | "canRetry">>;

/** A kept picture as it is shown: what the server has is done, whichever tab sent it. */
export function shownUpload(
  key: string,
  { name, image }: ImageRecord,
  previewUrl: string | undefined,
  { progress = 0, error = null, canRetry = true }: UploadState = {},
): ImageUpload {
  const file = { key, name, previewUrl: previewUrl ?? image?.url ?? "", image };
  if (image) return { ...file, state: "done", progress: 1, error: null, canRetry: false };
  return { ...file, state: error === null ? "uploading" : "failed", progress, error, canRetry };
}

/** What is there; the same file chosen twice at once is one upload, and goes once. */
export const readyImages = (uploads: readonly ImageUpload[]): CommentImage[] => [
  ...new Map(uploads.flatMap(({ image }) => (image ? [[image.uid, image] as const] : []))).values(),
];

/** Of chosen files those that can go with a message that has `heldCount` already, and why the others cannot. */
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
