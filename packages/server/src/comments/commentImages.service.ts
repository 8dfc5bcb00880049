import { AppError } from "../core/errors.ts";
import type { StoredImage } from "../db/schema/comments.ts";
import { attachUploads, type ChatPlace } from "../uploads/uploads.repository.ts";

/**
 * Ties the uploads to the comment that shows them, in the open transaction. They must be the writer's own, of this
 * room, and in no other comment. @throws AppError invalid_request naming the first that is not
 */
export async function takeImages(
  place: ChatPlace,
  comment: { readonly id: string; readonly uid: string },
  uids: readonly string[],
): Promise<StoredImage[]> {
  if (uids.length === 0) return [];
  const by = { uploader_uid: comment.uid, comment_id: comment.id };
  const taken = new Map((await attachUploads(place, by, uids)).map((image) => [image.uid, image]));
  return uids.map((uid, index) => {
    const image = taken.get(uid);
    if (image) return image;
    throw new AppError("invalid_request", {
      message: "画像の保存期限が切れました。画像をもう一度選んで、送り直してください。",
      fields: { [`images.${index}`]: "画像の保存期限が切れました。もう一度選んでください。" },
    });
  });
}
