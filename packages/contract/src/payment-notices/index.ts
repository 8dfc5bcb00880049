export {
  addDays,
  deductiblePercent,
  defaultDeductibleShares,
  LEGAL_PAYMENT_DAYS,
  legalLatestDay,
  type NoticeAmountLine,
  type NoticeTotals,
  noticeTotals,
  type TaxRate,
  taxRates,
  withholdingOf,
} from "./noticeAmounts.ts";
export {
  canMoveNotice,
  type NoticeConfirmation,
  type NoticeMover,
  type NoticeStatus,
  type NoticeStatusMove,
  noticeConfirmationLabels,
  noticeConfirmations,
  noticeStatuses,
  noticeStatusLabels,
  noticeStatusMoves,
} from "./noticeStatus.ts";
export {
  createPaymentNotices,
  getPaymentNoticePdf,
  listPaymentNotices,
  updateNoticeStatus,
} from "./payment-notices.endpoints.ts";
export type {
  NoticeLine,
  NoticePayee,
  NoticeStatusBody,
  PaymentNotice,
  PaymentNoticeBody,
  PaymentNoticeList,
  PaymentNoticeListQuery,
} from "./payment-notices.schemas.ts";
