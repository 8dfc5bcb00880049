import { type NoticeStatus, noticeStatusLabels } from "@tsumugi/contract";
import type { BadgeRing, BadgeTone } from "@tsumugi/ui";

interface NoticeLook {
  tone: BadgeTone;
  ring: BadgeRing;
}

const noticeLooks: Record<NoticeStatus, NoticeLook> = {
  draft: { tone: "neutral", ring: "open" },
  issued: { tone: "info", ring: "25" },
  confirmed: { tone: "asagi", ring: "50" },
  disputed: { tone: "danger", ring: "alert" },
  approved: { tone: "fuji", ring: "72" },
  paid: { tone: "success", ring: "100" },
  cancelled: { tone: "neutral", ring: "out" },
};

/** Label and look of a status; one that this version does not know is shown by its code. */
export function noticeStatusLook(status: string): NoticeLook & { label: string } {
  if (!Object.hasOwn(noticeLooks, status)) return { label: status, tone: "neutral", ring: "open" };
  const known = status as NoticeStatus;
  return { label: noticeStatusLabels[known], ...noticeLooks[known] };
}
