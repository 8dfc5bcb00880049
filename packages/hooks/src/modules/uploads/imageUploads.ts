import { COMMENT_MAX_IMAGES } from "@tsumugi/contract";
import type { CommentImage } from "../comments/comment.ts";
import { imageProblem } from "./imageProblem.ts";

/** A picture on its way into a message. */
export interface ImageUpload {
  readonly key: string;
  readonly name: string;
  /** Of the file in this browser: shown at once, before anything has gone out. */
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

export const startedUpload = (key: string, name: string, previewUrl: string): ImageUpload => ({
  ...{ key, name, previewUrl, state: "uploading", progress: 0, error: null, canRetry: true, image: null },
});

/** The list with one of them changed; one that was taken away meanwhile stays away. */
export const changeUpload = (
  uploads: readonly ImageUpload[],
  key: string,
  values: Partial<ImageUpload>,
): readonly ImageUpload[] =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload));

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
  const left = COMMENT_MAX_IMAGES - heldCount;
  if (fit.length > left)
    refused.push(`画像は${COMMENT_MAX_IMAGES}枚までです。${fit.length - left}枚は追加していません。`);
  return { chosen: fit.slice(0, left), problem: refused.length > 0 ? refused.join("\n") : undefined };
}
