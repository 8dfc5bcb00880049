import { dayKey } from "@tsumugi/ui/format";
import type { CommentLook } from "./chat.types.ts";

export interface DayGroup {
  day: string;
  comments: CommentLook[];
}

/** A comment that did not change is the same object: its day is worked out once, not whenever another one arrives. */
const days = new WeakMap<CommentLook, string>();

function dayOf(comment: CommentLook): string {
  const known = days.get(comment);
  if (known !== undefined) return known;
  const day = dayKey(comment.createdAt);
  days.set(comment, day);
  return day;
}

/** Splits comments (oldest first) into days of Japan, keeping their order. */
export function groupByDay(comments: readonly CommentLook[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const comment of comments) {
    const day = dayOf(comment);
    const last = groups.at(-1);
    if (last?.day === day) last.comments.push(comment);
    else groups.push({ day, comments: [comment] });
  }
  return groups;
}
