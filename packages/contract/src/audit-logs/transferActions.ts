import type { AuditActionOf } from "./auditFields.ts";

const rows = { kind: "count", label: "件数" } as const;
const amount = { kind: "count", label: "金額" } as const;
const encoding = {
  kind: "choice",
  label: "文字コード",
  choices: { "utf-8": "UTF-8", shift_jis: "Shift_JIS" },
} as const;

/** What left as a file for accounting or the bank, and what the bank answered. */
export const transferActions = {
  "payment_notice.export": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "支払通知書の一覧をCSVに出力しました",
    detail: { encoding },
  },
  "payment_notice.save_pdfs": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "支払通知書のPDFをまとめて保存しました",
    detail: { count: rows, notice_uids: { kind: "ids" } },
  },
  "payment_statement.export": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "支払調書の一覧をCSVに出力しました",
    detail: { encoding, year: { kind: "text", label: "年" } },
  },
  "transfer_file.create": {
    group: "payment",
    verb: "export",
    target: "none",
    sentence: "総合振込ファイルを作成しました",
    detail: {
      file_uid: { kind: "id" },
      notice_uids: { kind: "ids" },
      debit_on: { kind: "day", label: "振込日" },
      count: rows,
      amount,
      repeated: { kind: "count", label: "再度の出力" },
      late: { kind: "count", label: "法定期限後" },
    },
  },
  "transfer_file.withdraw": {
    group: "payment",
    verb: "remove",
    target: "none",
    sentence: "総合振込ファイルを取り消しました",
    detail: {
      file_uid: { kind: "id" },
      count: rows,
      amount,
      reason: { kind: "text", label: "理由" },
    },
  },
  "transfer_file.download": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "総合振込ファイルをダウンロードしました",
    detail: { file_uid: { kind: "id" } },
  },
  "archived_notice.download": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "消去した企業の支払通知書の控えをダウンロードしました",
    detail: { number: { kind: "text", label: "番号" } },
  },
  "transfer_result.apply": {
    group: "payment",
    verb: "change",
    target: "none",
    sentence: "銀行の振込結果を反映しました",
    detail: {
      paid_on: { kind: "day", label: "支払日" },
      count: { kind: "count", label: "支払済みにした件数" },
      failed: { kind: "count", label: "振込不能" },
      amount,
    },
  },
} as const satisfies Readonly<Record<string, AuditActionOf>>;
