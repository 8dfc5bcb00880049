import type { BadgeRing, BadgeTone } from "@tsumugi/ui";

interface NoticeLook {
  label: string;
  tone: BadgeTone;
  ring: BadgeRing;
}

/** Label and look of every status of a payment notice. */
const noticeLooks: Record<string, NoticeLook> = {
  draft: { label: "下書き", tone: "neutral", ring: "open" },
  issued: { label: "発行済み", tone: "info", ring: "25" },
  confirmed: { label: "確認済み", tone: "asagi", ring: "50" },
  disputed: { label: "内容相違", tone: "danger", ring: "alert" },
  approved: { label: "支払承認", tone: "fuji", ring: "72" },
  paid: { label: "支払済み", tone: "success", ring: "100" },
  cancelled: { label: "取消", tone: "neutral", ring: "out" },
};

export const noticeStatusCodes: readonly string[] = Object.keys(noticeLooks);

/** Look of a status; one that this version does not know is shown by its code. */
export const noticeStatusLook = (status: string): NoticeLook =>
  (Object.hasOwn(noticeLooks, status) ? noticeLooks[status] : undefined) ?? {
    label: status,
    tone: "neutral",
    ring: "open",
  };
