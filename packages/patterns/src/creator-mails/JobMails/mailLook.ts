import {
  type CreatorMail,
  type CreatorMailState,
  creatorDeadlineLabels,
  creatorMailDropLabels,
  creatorMailLabels,
} from "@tsumugi/contract";
import { type BadgeTone, formatDateTime, formatNearDay, type IconName } from "@tsumugi/ui";

/** How the state of a mail looks. */
export const mailStateLook: Record<CreatorMailState, { readonly icon: IconName; readonly tone: BadgeTone }> =
  {
    planned: { icon: "calendar", tone: "info" },
    queued: { icon: "clock", tone: "info" },
    sent: { icon: "check", tone: "success" },
    failed: { icon: "refresh", tone: "warning" },
    bounced: { icon: "warning", tone: "danger" },
    dropped: { icon: "minus", tone: "neutral" },
  };

/** `期限前のお知らせ・下書き 11/25（水）` */
export const mailTitle = ({ kind, deadline }: Pick<CreatorMail, "kind" | "deadline">, now: number): string =>
  deadline
    ? `${creatorMailLabels[kind]}・${creatorDeadlineLabels[deadline.kind]}${deadline.on ? ` ${formatNearDay(deadline.on, now)}` : ""}`
    : creatorMailLabels[kind];

/** When, to whom or why not, and by whom. */
export function mailNote({ at, to, reason, by, state }: CreatorMail): string {
  const who = by && `${by.name}さん`;
  const why = reason === "stopped" && who ? `${who}が止めました` : reason && creatorMailDropLabels[reason];
  return [formatDateTime(at), why ?? to, state !== "dropped" && who ? `${who}が送信` : null]
    .filter(Boolean)
    .join("・");
}

/** 「11/20 14:05 に読みました」, or what is known instead. */
export function readingOf(seen: {
  readonly opened_at: string | null;
  readonly unread_count: number;
}): string {
  if (!seen.opened_at) return "クリエイターは返信ページをまだ開いていません";
  const when = formatDateTime(seen.opened_at).slice(5);
  return seen.unread_count > 0
    ? `クリエイターは ${when} に開きました（未読のメッセージ ${seen.unread_count} 件）`
    : `クリエイターは ${when} に読みました`;
}
