import { daysUntil } from "@tsumugi/ui/format";
import type { NoticeDueLook } from "./paymentNotices.types.ts";

const DAY = 86_400_000;
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export interface NoticeDue {
  /** `over`: past the agreed day; `illegal`: past the law's; `none`: paid or cancelled, the clock stands. */
  state: "none" | "calm" | "near" | "over" | "illegal";
  /** あと5日, 今日, 3日超過; 支払済み and 取消 where the clock stands. */
  text: string;
  /** 0–1 between receipt and the legal latest day. */
  now: number;
  due: number;
  /** Days by which the payment came after its day; 0 for one that came in time or has not come. */
  late: number;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** Where a notice stands between the receipt day and the last day that the law allows. */
export function noticeDue(notice: NoticeDueLook, now: number): NoticeDue {
  const whole = Math.max(1, between(notice.received_on, notice.legal_latest_on));
  const passed = -daysUntil(notice.received_on, now);
  const due = share(between(notice.received_on, notice.due_on) / whole);
  if (notice.status === "paid") {
    const at = notice.paid_on ? share(between(notice.received_on, notice.paid_on) / whole) : due;
    const late = notice.paid_on ? Math.max(0, between(notice.due_on, notice.paid_on)) : 0;
    return { state: "none", text: "支払済み", now: at, due, late };
  }
  if (notice.status === "cancelled") return { state: "none", text: "取消", now: 0, due, late: 0 };
  const left = daysUntil(notice.due_on, now);
  const legalLeft = daysUntil(notice.legal_latest_on, now);
  const text = left < 0 ? `${-left}日超過` : left === 0 ? "今日" : `あと${left}日`;
  const at = share(passed / whole);
  if (legalLeft < 0) return { state: "illegal", text, now: at, due, late: 0 };
  if (left < 0) return { state: "over", text, now: at, due, late: 0 };
  return { state: left <= 7 ? "near" : "calm", text, now: at, due, late: 0 };
}
