export {
  ArchivedNoticeTable,
  type ArchivedNoticeTableProps,
} from "./ArchivedNoticeTable/ArchivedNoticeTable.tsx";
export { NoticeBadge, type NoticeBadgeProps } from "./NoticeBadge/NoticeBadge.tsx";
export { noticeStatusLook } from "./NoticeBadge/noticeStatus.ts";
export { NoticeCandidates, type NoticeCandidatesProps } from "./NoticeCandidates/NoticeCandidates.tsx";
export {
  NoticeConfirmCard,
  type NoticeConfirmCardProps,
} from "./NoticeConfirmCard/NoticeConfirmCard.tsx";
export { NoticeDesk, type NoticeDeskProps } from "./NoticeDesk/NoticeDesk.tsx";
export { NoticeDocument, type NoticeDocumentProps } from "./NoticeDocument/NoticeDocument.tsx";
export { NoticeDueClock, type NoticeDueClockProps } from "./NoticeDueClock/NoticeDueClock.tsx";
export { NoticeAmounts, type NoticeAmountsProps } from "./NoticeEditor/NoticeAmounts.tsx";
export { NoticeEditor, type NoticeEditorProps } from "./NoticeEditor/NoticeEditor.tsx";
export {
  blankLine,
  type InspectedJobLook,
  lineOfJob,
  type NoticeEditorValues,
  type NoticeLineValues,
  type NoticePayeeLook,
} from "./NoticeEditor/noticeEditor.types.ts";
export { receivedOfLines } from "./NoticeEditor/receivedDays.ts";
export { AmountFilter, type AmountFilterProps } from "./NoticeFilters/AmountFilter.tsx";
export { NoticeFilters, type NoticeFiltersProps } from "./NoticeFilters/NoticeFilters.tsx";
export type { NoticeFilterValue } from "./NoticeFilters/noticeFilterValue.ts";
export {
  type NoticeEditionLook,
  NoticeHistory,
  type NoticeHistoryProps,
} from "./NoticeHistory/NoticeHistory.tsx";
export {
  type IssuableNoticeLook,
  type IssueChangeLook,
  NoticeIssueDialog,
  type NoticeIssueDialogProps,
} from "./NoticeIssueDialog/NoticeIssueDialog.tsx";
export {
  type MovableNoticeLook,
  type NoticeMoveChoice,
  NoticeMoveDialog,
  type NoticeMoveDialogProps,
  noticeMoveWords,
} from "./NoticeMoveDialog/NoticeMoveDialog.tsx";
export { NoticePlan, type NoticePlanProps } from "./NoticePlan/NoticePlan.tsx";
export { NoticeStatusLegend } from "./NoticeStatusLegend/NoticeStatusLegend.tsx";
export { NoticeStatusMenu, type NoticeStatusMenuProps } from "./NoticeStatusMenu/NoticeStatusMenu.tsx";
export { NoticeSteps, type NoticeStepsProps } from "./NoticeSteps/NoticeSteps.tsx";
export { NoticeTable, type NoticeTableProps } from "./NoticeTable/NoticeTable.tsx";
export { NoticeTotals, type NoticeTotalsProps } from "./NoticeTotals/NoticeTotals.tsx";
export { isPaidOtherwise } from "./paidOtherwise.ts";
export type { NoticeDueLook } from "./paymentNotices.types.ts";
export { TransferFileList, type TransferFileListProps } from "./TransferFileList/TransferFileList.tsx";
