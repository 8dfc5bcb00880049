import { dayKey } from "@tsumugi/ui/format";
import type { CommentLook } from "./chat.types.ts";

export interface DayGroup {
  day: string;
  comments: CommentLook[];
}

/** Splits comments (oldest first) into days of Japan, keeping their order. */
export function groupByDay(comments: readonly CommentLook[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const comment of comments) {
    const day = dayKey(comment.createdAt);
    const last = groups.at(-1);
    if (last?.day === day) last.comments.push(comment);
    else groups.push({ day, comments: [comment] });
  }
  return groups;
}
