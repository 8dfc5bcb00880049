import { context } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hitCounterOf } from "../core/limits/hitCounter.service.ts";

/** Pictures a minute from one person, whatever becomes of them: six full messages. Decoding is what they cost. */
export const UPLOADS_A_MINUTE = 60;
export const TOO_MANY_UPLOADS =
  "短い時間に送った画像が多すぎます。1分ほど待ってから、もう一度送ってください。";

/** Counts one more. @throws AppError rate_limited */
export async function countUpload(uploader_uid: string): Promise<void> {
  const { deps } = context();
  if (deps.settings.RATE_LIMIT === "off") return;
  const { isOver, retryAfter } = hitCounterOf(deps).hit("own_pictures", uploader_uid, UPLOADS_A_MINUTE);
  if (isOver) throw new AppError("rate_limited", { message: TOO_MANY_UPLOADS, retryAfter });
}
