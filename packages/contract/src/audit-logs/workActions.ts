import { labelsOf } from "../core/fields.ts";
import { creatorMailLabels } from "../creator-mails/creator-mails.constants.ts";
import {
  type JobAnswer,
  jobAnswerLabels,
  type ReplyLinkDelivery,
} from "../job-requests/job-requests.constants.ts";
import type { BulkAction } from "../managed-creators/managed-creators.bulk.schemas.ts";
import { managedCreatorFields } from "../managed-creators/managed-creators.fields.ts";
import {
  accountChangeWords,
  accountField,
  mergedAccountWords,
  payeeFieldWords,
} from "../payees/payees.constants.ts";
import { jobStatusLabels } from "../projects/jobStatus.ts";
import type { AuditActionOf } from "./auditFields.ts";
import { projectParts } from "./projectParts.ts";

const reason = { kind: "text", label: "理由" } as const;
const rows = { kind: "count", label: "件数" } as const;
const encoding = {
  kind: "choice",
  label: "文字コード",
  choices: { "utf-8": "UTF-8", shift_jis: "Shift_JIS" },
} as const;

const bulkKinds: Record<BulkAction["kind"], string> = {
  add_tags: "タグの追加",
  remove_tags: "タグの削除",
  set_owner: "担当の変更",
  set_stage: "関係の変更",
  set_custom: "自社の項目の変更",
  assign: "案件への追加",
  archive: "アーカイブ",
  restore: "アーカイブの解除",
};
const bulkKind = { kind: "choice", label: "内容", choices: bulkKinds } as const;

const deliveries: Record<ReplyLinkDelivery, string> = { mail: "メール", copy: "コピー" };
const answers: Record<JobAnswer, string> = jobAnswerLabels;

const creatorFieldLabels: Readonly<Record<string, string>> = labelsOf(managedCreatorFields);

/** What was sent, erased, changed in bulk, or taken out as a file. */
export const workActions = {
  "managed_creator.bulk": {
    group: "creator",
    verb: "change",
    target: "none",
    sentence: "クリエイターをまとめて変更しました",
    detail: { kind: bulkKind, count: rows },
  },
  "managed_creator.undo_bulk": {
    group: "creator",
    verb: "restore",
    target: "none",
    sentence: "クリエイターのまとめての変更を取り消しました",
    detail: { kind: bulkKind, count: rows },
  },
  "managed_creator.connect": {
    group: "creator",
    verb: "change",
    target: "managed_creator",
    sentence: "{target}を公開クリエイターと連携しました",
    detail: { creator_uid: { kind: "id" } },
  },
  "managed_creator.disconnect": {
    group: "creator",
    verb: "change",
    target: "managed_creator",
    sentence: "{target}と公開クリエイターの連携を解除しました",
    detail: { creator_uid: { kind: "id" } },
  },
  "payee.account": {
    group: "creator",
    verb: "change",
    target: "managed_creator",
    sentence: "{target}の振込先の口座を変更しました",
    detail: { change: { kind: "choice", label: "内容", choices: accountChangeWords } },
  },
  "payee.update": {
    group: "creator",
    verb: "change",
    target: "managed_creator",
    sentence: "{target}の支払先の情報を変更しました",
    detail: { fields: { kind: "choices", label: "変更した項目", choices: payeeFieldWords } },
  },
  "managed_creator.merge": {
    group: "creator",
    verb: "change",
    target: "managed_creator",
    sentence: "重複していた記録を{target}に統合しました",
    detail: {
      absorbed_uid: { kind: "id" },
      fields: { kind: "choices", label: "選んだ項目", choices: creatorFieldLabels },
      bank_account: { kind: "choice", label: accountField.label, choices: mergedAccountWords },
    },
  },
  "custom_field.delete": {
    group: "creator",
    verb: "remove",
    target: "none",
    sentence: "クリエイターの自社の項目を、入っていた値ごと削除しました",
    detail: {
      label: { kind: "text", label: "項目" },
      count: { kind: "count", label: "値があったクリエイター" },
    },
  },
  "managed_creator.archive": {
    group: "creator",
    verb: "remove",
    target: "managed_creator",
    sentence: "{target}をアーカイブしました",
  },
  "managed_creator.restore": {
    group: "creator",
    verb: "restore",
    target: "managed_creator",
    sentence: "{target}のアーカイブを解除しました",
  },
  "managed_creator.erase": {
    group: "creator",
    verb: "erase",
    target: "managed_creator",
    sentence: "{target}の個人情報を消去しました",
  },
  "creator.delete": {
    group: "creator",
    verb: "erase",
    target: "creator",
    sentence: "{target}を削除しました",
    detail: { reason },
  },
  "project.overwrite": {
    group: "job",
    verb: "change",
    target: "project",
    sentence: "{target}を、ほかの人の変更と照らさずに保存しました",
    detail: {
      fields: { kind: "choices", label: "保存した項目", choices: projectParts },
      // Notes and other long texts are named in `fields` only: they may say things about people that have to be erasable.
      replaced: { kind: "texts", label: "変更" },
    },
  },
  "project.remove_creator": {
    group: "job",
    verb: "remove",
    target: "project",
    sentence: "{target}からクリエイターを外しました",
    detail: {
      creator_uid: { kind: "id" },
      job_status: { kind: "choice", label: "ステータス", choices: jobStatusLabels },
    },
  },
  "job.send": {
    group: "job",
    verb: "send",
    target: "project",
    sentence: "{target}の依頼を送りました",
    detail: { job_request_uids: { kind: "ids" }, count: { kind: "count", label: "送った人数" } },
  },
  "job.schedule": {
    group: "job",
    verb: "send",
    target: "project",
    sentence: "{target}の依頼の送信を予約しました",
    detail: {
      job_request_uids: { kind: "ids" },
      count: { kind: "count", label: "送る人数" },
      scheduled_at: { kind: "time", label: "送る日時" },
    },
  },
  "job.cancel_schedule": {
    group: "job",
    verb: "remove",
    target: "job_request",
    sentence: "{target}の送信予約を取り消しました",
  },
  "job.cancel_send": {
    group: "job",
    verb: "remove",
    target: "project",
    sentence: "{target}の依頼を、送る前に取り消しました",
    detail: { count: { kind: "count", label: "取り消した人数" } },
  },
  "job.terms": {
    group: "job",
    verb: "send",
    target: "job_request",
    sentence: "{target}の条件を変えて送りました",
    detail: { version: { kind: "count", label: "版" } },
  },
  "job.accept_wish": {
    group: "job",
    verb: "change",
    target: "job_request",
    sentence: "{target}を希望の条件で確定しました",
    detail: { version: { kind: "count", label: "版" } },
  },
  "job.answer": {
    group: "job",
    verb: "change",
    target: "job_request",
    sentence: "{target}に回答しました",
    detail: {
      answer: { kind: "choice", label: "回答", choices: answers },
    },
  },
  "job.remind": {
    group: "job",
    verb: "send",
    target: "job_request",
    sentence: "{target}のクリエイターに催促のメールを送りました",
  },
  "job.stop_mail": {
    group: "job",
    verb: "change",
    target: "job_request",
    sentence: "{target}の予定のメールを止めました",
    detail: { kind: { kind: "choice", label: "種類", choices: creatorMailLabels } },
  },
  "project.auto_mails": {
    group: "job",
    verb: "change",
    target: "project",
    sentence: "{target}の自動のお知らせを変更しました",
    detail: { on: { kind: "yes_no", label: "送る" } },
  },
  "reply_link.create": {
    group: "job",
    verb: "add",
    target: "job_request",
    sentence: "{target}の返信リンクを発行しました",
    detail: {
      link_uid: { kind: "id" },
      deliver: { kind: "choice", label: "渡し方", choices: deliveries },
    },
  },
  "reply_link.revoke": {
    group: "job",
    verb: "remove",
    target: "job_request",
    sentence: "{target}の返信リンクを取り消しました",
    detail: { link_uid: { kind: "id" } },
  },
  "scheduled_comment.take_over": {
    group: "job",
    verb: "change",
    target: "none",
    sentence: "予約されたメッセージを引き継ぎました",
    detail: { room_uid: { kind: "id" }, from: { kind: "member", label: "予約した人" } },
  },
  "managed_creator.export": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "クリエイターをCSVに出力しました",
    detail: { encoding, count: rows },
  },
  "posts.export": {
    group: "export",
    verb: "export",
    target: "project",
    sentence: "{target}の投稿実績をCSVに出力しました",
    detail: { count: rows, is_daily: { kind: "yes_no", label: "日ごとの数値" } },
  },
  "short_link.export": {
    group: "export",
    verb: "export",
    target: "project",
    sentence: "{target}の短縮リンクをCSVに出力しました",
    detail: { encoding, count: rows },
  },
  "shipment.export": {
    group: "export",
    verb: "export",
    target: "project",
    sentence: "{target}の送り状をCSVに出力しました",
    detail: { encoding, count: rows },
  },
  "project_creators.export": {
    group: "export",
    verb: "export",
    target: "project",
    sentence: "{target}の表をCSVに出力しました",
    detail: { encoding, count: rows },
  },
  "audit_log.export": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "操作の記録をCSVに出力しました",
    detail: { encoding },
  },
} as const satisfies Readonly<Record<string, AuditActionOf>>;
