import { platformLabels } from "../shared/enums.ts";
import type { AuditActionOf } from "./auditFields.ts";

const rows = { kind: "count", label: "件数" } as const;
const encoding = {
  kind: "choice",
  label: "文字コード",
  choices: { "utf-8": "UTF-8", shift_jis: "Shift_JIS" },
} as const;

/** What was done to posts, and who answers for their disclosure. */
export const postActions = {
  "post.remove": {
    group: "job",
    verb: "remove",
    target: "project",
    sentence: "{target}の投稿の登録を取り消しました",
    detail: { post_uid: { kind: "id" } },
  },
  "post.restore": {
    group: "job",
    verb: "restore",
    target: "project",
    sentence: "{target}の取り消した投稿を元に戻しました",
    detail: { post_uid: { kind: "id" } },
  },
  "pr_ledger.sign": {
    group: "job",
    verb: "change",
    target: "project",
    sentence: "{target}の投稿のPR表記に署名しました",
    detail: { post_uid: { kind: "id" } },
  },
  "pr_ledger.withdraw": {
    group: "job",
    verb: "change",
    target: "project",
    sentence: "{target}の投稿のPR表記の署名を取り消しました",
    detail: { post_uid: { kind: "id" } },
  },
  "pr_rule.change": {
    group: "company",
    verb: "change",
    target: "none",
    sentence: "SNSごとのPR表記のルールを変更しました",
    detail: { platform: { kind: "choice", label: "SNS", choices: platformLabels } },
  },
  "post_reuse.save": {
    group: "job",
    verb: "change",
    target: "project",
    sentence: "{target}の投稿の二次利用を記録しました",
    detail: { post_uid: { kind: "id" } },
  },
  "post_reuse.remove": {
    group: "job",
    verb: "remove",
    target: "project",
    sentence: "{target}の投稿の二次利用の記録を削除しました",
    detail: { post_uid: { kind: "id" } },
  },
  "pr_ledger.export": {
    group: "export",
    verb: "export",
    target: "project",
    sentence: "{target}のPR表記台帳をCSVに出力しました",
    detail: { encoding, count: rows },
  },
} as const satisfies Readonly<Record<string, AuditActionOf>>;
