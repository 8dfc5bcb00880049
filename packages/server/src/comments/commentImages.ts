import { AppError } from "../core/errors.ts";
import type { StoredImage } from "../db/schema/comments.ts";

/**
 * The uploads that a comment shows. Uploads are not kept yet, so none can be found.
 * @throws AppError invalid_request naming the first that is not there
 */
export async function findImages(_company_uid: string, uids: readonly string[]): Promise<StoredImage[]> {
  if (uids.length === 0) return [];
  throw new AppError("invalid_request", {
    fields: { "images.0": "画像が見つかりません。もう一度アップロードしてください。" },
  });
}
