import { reportSectionLabels } from "../reports/reports.constants.ts";
import type { AuditActionOf } from "./auditFields.ts";

/** Reports that left the company, as files or by links. */
export const reportActions = {
  "report.export": {
    group: "export",
    verb: "export",
    target: "project",
    sentence: "{target}のレポートをファイルに出力しました",
    detail: {
      count: { kind: "count", label: "件数" },
      format: { kind: "choice", label: "形式", choices: { csv: "CSV", xlsx: "Excel" } },
      is_daily: { kind: "yes_no", label: "日ごとの数値" },
    },
  },
  "company_report.export": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "会社のレポートの明細をCSVに出力しました",
    detail: { from: { kind: "day", label: "投稿日（から）" }, to: { kind: "day", label: "投稿日（まで）" } },
  },
  "report_share.create": {
    group: "export",
    verb: "send",
    target: "project",
    sentence: "{target}のレポートの共有リンクを発行しました",
    detail: {
      label: { kind: "text", label: "渡す相手" },
      sections: { kind: "choices", label: "見せる項目", choices: reportSectionLabels },
      shows_fees: { kind: "yes_no", label: "費用を見せる" },
      has_password: { kind: "yes_no", label: "パスワード" },
      expires_at: { kind: "time", label: "期限" },
    },
  },
  "report_share.revoke": {
    group: "export",
    verb: "remove",
    target: "project",
    sentence: "{target}のレポートの共有リンクを停止しました",
    detail: { label: { kind: "text", label: "渡す相手" } },
  },
} as const satisfies Record<string, AuditActionOf>;
