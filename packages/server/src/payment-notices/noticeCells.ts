import {
  entityTypeLabels,
  noticeConfirmationLabels,
  noticeStatusLabels,
  type PaymentNotice,
  taxRates,
} from "@tsumugi/contract";
import type { CsvCell } from "../core/csv/index.ts";

const rateLabels = { 10: "10%", 8: "8%（軽減）", 0: "対象外" } as const;

/** Columns of the list as accounting takes it over: every amount apart, days as days. */
export const noticeHeader: readonly string[] = [
  "通知書番号",
  "版",
  "ステータス",
  "確認の方法",
  "発行者",
  "支払先",
  "敬称",
  "個人・法人",
  "登録番号",
  "登録番号の確認日",
  "案件",
  "内容",
  "取引日（最初）",
  "取引日（最後）",
  ...taxRates.flatMap((rate) => [`${rateLabels[rate]} 対価の額（税抜）`, `${rateLabels[rate]} 消費税額`]),
  "小計（税抜）",
  "消費税額",
  "合計（税込）",
  "源泉徴収の対象額",
  "源泉徴収税額",
  "差引支払額",
  "受領日",
  "支払期日",
  "法定期限",
  "発行日",
  "みなし確認日",
  "支払日",
  "控除できる割合（%）",
  "備考",
];

const lastDayOf = (lines: PaymentNotice["lines"]) =>
  lines
    .map(({ transaction_on, transaction_ends_on }) => transaction_ends_on ?? transaction_on)
    .sort()
    .at(-1);

export const noticeCells = (notice: PaymentNotice): CsvCell[] => [
  notice.number,
  notice.edition,
  noticeStatusLabels[notice.status],
  notice.confirmation && noticeConfirmationLabels[notice.confirmation],
  notice.issuer.name,
  notice.payee.name,
  notice.payee.honorific,
  entityTypeLabels[notice.payee.entity_type],
  notice.payee.registration_number,
  notice.payee.registration_checked_on,
  notice.project?.name,
  notice.lines.map(({ description }) => description).join("／"),
  notice.lines.map(({ transaction_on }) => transaction_on).sort()[0],
  lastDayOf(notice.lines),
  ...taxRates.flatMap((rate) => {
    const sums = notice.by_rate.find(({ tax_rate }) => tax_rate === rate);
    return [sums?.amount ?? 0, sums?.tax ?? 0];
  }),
  notice.subtotal,
  notice.tax,
  notice.total,
  notice.withholding_base,
  notice.withholding,
  notice.payable,
  notice.received_on,
  notice.due_on,
  notice.legal_latest_on,
  notice.issued_on,
  notice.deemed_confirmed_on,
  notice.paid_on,
  notice.deductible_percent,
  notice.note,
];
