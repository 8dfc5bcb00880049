import { noticeStatusLabels } from "../payment-notices/noticeStatus.ts";
import type { AuditActionOf } from "./auditFields.ts";

const status = { kind: "choice", choices: noticeStatusLabels } as const;
const from = { ...status, label: "変更前" } as const;
const to = { ...status, label: "変更後" } as const;
const reason = { kind: "text", label: "理由" } as const;

/** What was promised, answered and paid by payment notices. */
export const noticeActions = {
  "payment_notice.issue": {
    group: "payment",
    verb: "send",
    target: "payment_notice",
    sentence: "{target}を発行しました",
    detail: { payable: { kind: "count", label: "差引支払額（円）" } },
  },
  "payment_notice.move": {
    group: "payment",
    verb: "change",
    target: "payment_notice",
    sentence: "{target}のステータスを変更しました",
    detail: { from, to, reason, paid_on: { kind: "day", label: "支払日" } },
  },
  "payment_notice.cancel": {
    group: "payment",
    verb: "remove",
    target: "payment_notice",
    sentence: "{target}を取り消しました",
    detail: { from, reason },
  },
  "payment_notice.replace": {
    group: "payment",
    verb: "change",
    target: "payment_notice",
    sentence: "{target}の新しい版を作成しました",
    detail: { edition: { kind: "count", label: "版" } },
  },
  "payment_notice.correct": {
    group: "payment",
    verb: "change",
    target: "payment_notice",
    sentence: "{target}のステータスを運営が訂正しました",
    detail: { from, to, reason },
  },
} as const satisfies Record<string, AuditActionOf>;
