import type { BadgeTone } from "../Badge/Badge.tsx";

/** How full the ring before a status is: quarters from 0 to 4, `alert` and `out` beside the way. */
export type StatusStep = "0" | "1" | "2" | "3" | "4" | "alert" | "out";

interface NoticeLook {
  label: string;
  tone: BadgeTone;
  step: StatusStep;
}

/** Label and look of every status of a payment notice. */
const noticeLooks: Record<string, NoticeLook> = {
  draft: { label: "下書き", tone: "neutral", step: "0" },
  issued: { label: "発行済み", tone: "info", step: "1" },
  confirmed: { label: "確認済み", tone: "asagi", step: "2" },
  disputed: { label: "内容相違", tone: "danger", step: "alert" },
  approved: { label: "支払承認", tone: "fuji", step: "3" },
  paid: { label: "支払済み", tone: "success", step: "4" },
  cancelled: { label: "取消", tone: "neutral", step: "out" },
};

export const noticeStatusCodes: readonly string[] = Object.keys(noticeLooks);

/** Look of a status; one that this version does not know is shown by its code. */
export const noticeStatusLook = (status: string): NoticeLook =>
  (Object.hasOwn(noticeLooks, status) ? noticeLooks[status] : undefined) ?? {
    label: status,
    tone: "neutral",
    step: "0",
  };
