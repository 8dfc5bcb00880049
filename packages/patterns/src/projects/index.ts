export { AssignPanel, type AssignPanelProps } from "./AssignPanel/AssignPanel.tsx";
export type {
  AssignableCreator,
  AssignFromLook,
  AssignOrder,
  AssignOutcome,
  AssignRowsLook,
  AssignSource,
} from "./AssignPanel/assign.types.ts";
export type { AssignHints } from "./AssignPanel/assignWords.ts";
export { BudgetBar, type BudgetBarProps } from "./BudgetBar/BudgetBar.tsx";
export { BulkStatusMenu, type BulkStatusMenuProps } from "./BulkStatusMenu/BulkStatusMenu.tsx";
export type { BoardMove } from "./JobBoard/boardPlaces.ts";
export { JobBoard, type JobBoardProps } from "./JobBoard/JobBoard.tsx";
export { JobCalendar, type JobCalendarProps, type PlanMove } from "./JobCalendar/JobCalendar.tsx";
export { JobCards, type JobCardsProps } from "./JobCards/JobCards.tsx";
export {
  type JobSendLook,
  JobSendProgress,
  type JobSendProgressProps,
} from "./JobSendsPanel/JobSendProgress.tsx";
export { JobSendsPanel, type JobSendsPanelProps } from "./JobSendsPanel/JobSendsPanel.tsx";
export { PhaseBar, type PhaseBarProps } from "./PhaseBar/PhaseBar.tsx";
export {
  ProjectColumnsPanel,
  type ProjectColumnsPanelProps,
} from "./ProjectColumnsPanel/ProjectColumnsPanel.tsx";
export { ProjectForm, type ProjectFormProps } from "./ProjectForm/ProjectForm.tsx";
export {
  type ColumnFill,
  FillColumnDialog,
  type FillColumnDialogProps,
} from "./ProjectSheet/FillColumnDialog.tsx";
export { ProjectSheet } from "./ProjectSheet/ProjectSheet.tsx";
export { ProjectSheetColumnSettings } from "./ProjectSheet/ProjectSheetColumnSettings.tsx";
export { SheetLegend } from "./ProjectSheet/SheetLegend.tsx";
export type { ProjectSheetProps, SheetRow, StatusChange } from "./ProjectSheet/sheet.types.ts";
export { ProjectTable, type ProjectTableProps } from "./ProjectTable/ProjectTable.tsx";
export { ProjectTotals, type ProjectTotalsProps } from "./ProjectTotals/ProjectTotals.tsx";
export { ProjectViewBar, type ProjectViewBarProps } from "./ProjectViewBar/ProjectViewBar.tsx";
export type { TermsValues } from "./projects.types.ts";
export { type RowCommentEdit, RowComments, type RowCommentsProps } from "./RowPanel/RowComments.tsx";
export { RowHistory, type RowHistoryProps } from "./RowPanel/RowHistory.tsx";
export { SendJobPanel, type SendJobPanelProps } from "./SendJobPanel/SendJobPanel.tsx";
export type { JobPreviewLook } from "./SendJobPanel/SendJobPreview.tsx";
export type { JobRecipient } from "./SendJobPanel/SendJobRecipients.tsx";
export type { SendJobDraft, SendJobValues } from "./SendJobPanel/sendJobForm.ts";
export {
  type SheetConflict,
  SheetConflicts,
  type SheetConflictsProps,
} from "./SheetConflicts/SheetConflicts.tsx";
export { SheetFilters, type SheetFiltersProps, type SheetFilterValue } from "./SheetFilters/SheetFilters.tsx";
export { StatusMenu, type StatusMenuProps } from "./StatusMenu/StatusMenu.tsx";
