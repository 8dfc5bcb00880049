import { formatDateTime, formatTime } from "@tsumugi/ui/format";
import type { CommentLook } from "../chat.types.ts";

/** A comment's time: for machines, in full, and as it stands under the text. */
export const timeOf = ({ createdAt }: Pick<CommentLook, "createdAt">) => ({
  iso: new Date(createdAt).toISOString(),
  full: formatDateTime(createdAt),
  short: formatTime(createdAt),
});
